/** What we use of libheif-js, which declares no types for its bundles. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  interface HeifImage {
    get_width(): number
    get_height(): number
    is_primary(): boolean
    /** Fills `target` with RGBA. @param done gets null when it cannot be decoded */
    display(
      target: { data: Uint8ClampedArray; width: number; height: number },
      done: (shown: object | null) => void,
    ): void
    free(): void
  }
  interface Libheif {
    HeifDecoder: new () => { decode(bytes: Uint8Array): HeifImage[] }
  }
  export default function createLibheif(): Libheif
}
