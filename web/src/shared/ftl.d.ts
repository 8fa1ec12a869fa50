/** The output of `web/fluent-plugin.js` for a catalogue. */
declare module '*.ftl' {
  const messages: import('./i18n').Catalogue
  export default messages
}
