import { assertEvent } from 'xstate';
import { dataDownloadSetup } from './data-download.setup.ts';

/** The download of everything that the shop stores of a customer. */
export const dataDownloadMachine = dataDownloadSetup.createMachine({
  id: 'data-download',
  description:
    'How a customer gets everything that the shop stores of them as one file, once they have confirmed it with the password (core 7, Consumer service; docs/decisions/062).',
  context: { failure: null },
  initial: 'asking',
  states: {
    asking: {
      description: 'The page says what the file has, and asks for the password.',
      on: { 'download.requested': { target: 'downloading' } },
    },
    downloading: {
      description: 'The service makes the file. A second press does nothing.',
      tags: ['busy'],
      entry: 'forgetFailure',
      invoke: {
        id: 'downloadData',
        src: 'downloadData',
        input: ({ event }) => {
          assertEvent(event, 'download.requested');
          return { password: event.password };
        },
        onDone: { target: 'downloaded' },
        onError: { target: 'refused', actions: 'rememberFailure' },
      },
    },
    refused: {
      description:
        'There is no file: the password is wrong, there were too many downloads, or the shop did not answer. The customer may try again.',
      on: { 'download.requested': { target: 'downloading' } },
    },
    downloaded: {
      description: 'The browser has the file. Another one can be made.',
      on: { 'download.requested': { target: 'downloading' } },
    },
  },
});
