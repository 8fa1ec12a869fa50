/** What `web/fluent-plugin.js` makes of a catalogue. */
declare module '*.ftl' {
  const messages: import('./i18n').Catalogue
  export default messages
}
