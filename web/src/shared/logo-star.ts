/** The logo's star, on a field of 32. */
export const STAR = 'M16 2l4 9.5 10 .8-7.7 6.6 2.4 9.9L16 23.4l-8.7 5.4 2.4-9.9L2 12.3l10-.8z'
