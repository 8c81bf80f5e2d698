import type { Plugin } from 'vite';
import { compilePseudoArea, compileSources, readSources, writeCompiled } from '../messages/files.ts';

const source = /\/src\/messages\/[\w-]+\/[\w-]+\.json$/;
const american = /\/src\/messages\/compiled\/en-US\/([\w-]+)\.gen\.ts$/;

const compile = () => writeCompiled(compileSources(readSources()));

/**
 * Compiles the messages when the development server starts and whenever a file of them changes; a message that is no
 * ICU message stays as it was, and the server says why. `isPseudo` serves American English as a pseudo-locale.
 */
export const compiledMessages = ({ isPseudo }: { isPseudo: boolean }): Plugin => ({
  name: 'waymark:compiled-messages',
  apply: 'serve',
  enforce: 'pre',
  buildStart: compile,
  configureServer({ watcher, config: { logger } }) {
    watcher.on('change', (file) => {
      if (!source.test(file)) return;
      try {
        compile();
      } catch (error) {
        logger.error(`${file}: ${error instanceof Error ? error.message : String(error)}`);
      }
    });
  },
  load(id) {
    const [, area] = american.exec(id) ?? [];
    return isPseudo && area !== undefined ? compilePseudoArea(area) : null;
  },
});
