/** The package has no types of its own. */
declare module 'subset-font' {
  export default function (
    font: Uint8Array,
    text: string,
    options: { targetFormat: 'woff2' },
  ): Promise<Uint8Array>
}
