/* The licences of all that the page is made of, in one file beside it: of code by Vite, of fonts, which are no
code to it, here. */

import { appendFile, readFile } from 'node:fs/promises'

export const LICENCES = 'licences.txt'
const here = new URL('./', import.meta.url)
const read = (path) => readFile(new URL(path, here), 'utf8')

export const licencesOfFonts = () => ({
  name: 'licences-of-fonts',
  apply: 'build',
  async writeBundle({ dir }) {
    const { dependencies } = JSON.parse(await read('package.json'))
    for (const name of Object.keys(dependencies).filter((each) =>
      each.startsWith('@fontsource/'),
    )) {
      const { version, license } = JSON.parse(await read(`node_modules/${name}/package.json`))
      const text = await read(`node_modules/${name}/LICENSE`)
      await appendFile(`${dir}/${LICENCES}`, `\n## ${name} - ${version} (${license})\n\n${text}`)
    }
  },
})
