import { setup } from 'xstate';
import { failureOf } from '#machines/shared/failure.ts';
import { promisePort } from '#machines/shared/ports.ts';
import type { DataDownloadContext, DataDownloadEvent } from './data-download.types.ts';

const ports = {
  /** POST /consumers-v3/consumer/data; gives the file to the browser. */
  downloadData: promisePort<void, { password: string }>('downloadData'),
};

/** The effects that must be provided before data can be downloaded. */
export type DataDownloadPorts = typeof ports;

const base = setup({
  types: { context: {} as DataDownloadContext, events: {} as DataDownloadEvent },
  actors: ports,
});

export const dataDownloadSetup = base.extend({
  actions: {
    rememberFailure: base.assign({ failure: ({ event }) => failureOf(event) }),
    forgetFailure: base.assign({ failure: null }),
  },
});
