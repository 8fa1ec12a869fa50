/** What `web/catalogues.js` makes of a catalogue. */
declare module '*.ftl' {
  const messages: import('./speech').Catalogue
  export default messages
}
