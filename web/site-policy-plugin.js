/** Puts the content security policy of a static site into its page, as hosts send none. */

const POLICY = [
  "default-src 'self'",
  "script-src 'self' 'wasm-unsafe-eval'", // for Python and the rules of games
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "object-src 'none'",
].join('; ')

export const sitePolicy = () => ({
  name: 'site-policy',
  transformIndexHtml: () => [
    { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content: POLICY } },
  ],
})
