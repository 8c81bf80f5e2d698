import type { ThreeDSMessage } from './protocol.ts';

// Runs in the frame of a 3-D Secure action: hands the page the signed result.
(() => {
  'use strict';
  const { origin, step, status, token } = document.body.dataset as { origin: string; step: ThreeDSMessage['step'] } & {
    status: ThreeDSMessage['transStatus'];
    token: string;
  };
  const message: ThreeDSMessage = { type: 'waymark-3ds', step, transStatus: status, token };
  parent.postMessage(message, origin);
})();
