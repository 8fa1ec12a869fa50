/** Catalogues (`.ftl`) come to the page as what Fluent's parser makes of them, without the parser.

`import english from './en.ftl'` is a record of patterns by message; what it is used for is said in
`src/shared/i18n.ts`. What cannot be read is left out, and `tinstar.testing.translation_report` names it. */

import { FluentResource } from '@fluent/bundle'

/** All letters of the catalogues that a build has come by. */
export const lettersSaid = new Set()

export const catalogues = () => ({
  name: 'catalogues',
  transform: {
    filter: { id: /\.ftl$/ },
    handler(text) {
      for (const letter of text.match(/\p{L}/gu) ?? []) lettersSaid.add(letter)
      const messages = new FluentResource(text).body.map(({ id, value }) => [id, value])
      return {
        code: `export default ${JSON.stringify(Object.fromEntries(messages))}`,
        moduleType: 'js',
      }
    },
  },
})
