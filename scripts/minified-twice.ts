import { minify } from 'terser';
import type { Plugin } from 'vite';

/**
 * Minifies the browser's files once more after Vite: each of the two finds what the other leaves, about a hundredth of
 * a page's JavaScript.
 */
export const minifiedTwice = (): Plugin => ({
  name: 'waymark:minified-twice',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle: {
    // Vite writes the lists of what to load into the files before.
    order: 'post',
    async handler(_, bundle) {
      for (const file of Object.values(bundle)) {
        if (file.type !== 'chunk') continue;
        const { code } = await minify(file.code, { module: true, ecma: 2020, compress: { passes: 2 } });
        file.code = code ?? file.code;
      }
    },
  },
});
