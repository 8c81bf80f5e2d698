import type {
  ActionFrame,
  CardFields,
  FieldEventName,
  FieldEvents,
  FrameConfig,
  FrameMessage,
  PageMessage,
  SubmitOutcome,
  ThreeDSHeightMessage,
  ThreeDSMessage,
  WaymarkPay,
} from './protocol.ts';

// Runs in the shop's page: opens the frames and carries messages. No card detail ever passes through it.
(() => {
  'use strict';

  /** Keeps the frame's origin opaque: nothing in the page can reach into it, even where its address is the shop's. */
  const frameSandbox = 'allow-scripts allow-forms';
  const opaqueOrigin = 'null';
  /** Room for focus rings at the frame's edge. */
  const bleed = 4;

  function randomNonce(): string {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  }

  function createFrame(src: string, title: string): HTMLIFrameElement {
    const frame = document.createElement('iframe');
    frame.setAttribute('sandbox', frameSandbox);
    frame.referrerPolicy = 'no-referrer';
    frame.title = title;
    frame.src = src;
    frame.style.border = '0';
    frame.style.display = 'block';
    return frame;
  }

  /**
   * What the frames are called; this script is in the page and imports nothing, the rest of the words is in labels.ts.
   */
  const titles: Readonly<Record<string, { card: string; check: string }>> = {
    de: { card: 'Kartendaten', check: 'Prüfung Ihrer Bank' },
    fr: { card: 'Données de la carte', check: 'Vérification de votre banque' },
    it: { card: 'Dati della carta', check: 'Verifica della tua banca' },
    es: { card: 'Datos de la tarjeta', check: 'Comprobación de tu banco' },
  };

  const mount: WaymarkPay['mount'] = (element, { frameUrl, clientKey, sessionId, locale, labels = {}, theme = {} }) => {
    const nonce = randomNonce();
    const scheme = theme.scheme ?? 'system';
    const config: FrameConfig = {
      nonce,
      origin: location.origin,
      clientKey,
      sessionId,
      locale,
      scheme,
      ground: theme.ground ?? 'surface',
      labels,
    };
    const frame = createFrame(
      `${frameUrl}#${encodeURIComponent(JSON.stringify(config))}`,
      labels.frameTitle ?? titles[locale.slice(0, 2).toLowerCase()]?.card ?? 'Card details',
    );
    // A frame is see-through only while its colour scheme is that of the element that holds it.
    frame.style.colorScheme = scheme === 'system' ? 'light dark' : scheme;
    frame.style.width = `calc(100% + ${2 * bleed}px)`;
    // A page that holds its frames to their column would take the room at the right off again.
    frame.style.maxWidth = 'none';
    frame.style.margin = `-${bleed}px`;
    frame.style.height = '356px';

    const listeners = new Map<FieldEventName, Set<(detail: never) => void>>();
    const submissions: ((outcome: SubmitOutcome) => void)[] = [];
    let isReady = false;
    const waiting: PageMessage[] = [];

    function send(message: PageMessage): void {
      if (!isReady) {
        waiting.push(message);
        return;
      }
      // The target origin of a frame without an origin can only be '*'; the window is the one made here.
      frame.contentWindow?.postMessage(message, '*');
    }

    function settle(outcome: SubmitOutcome): void {
      for (const resolve of submissions.splice(0)) resolve(outcome);
    }

    function receive({ source, origin, data }: MessageEvent<FrameMessage | null>): void {
      if (source !== frame.contentWindow || origin !== opaqueOrigin) return;
      if (data?.source !== 'waymark-pay' || data.nonce !== nonce) return;
      if (data.event === 'height') frame.style.height = `${Math.ceil(data.detail.height)}px`;
      if (data.event === 'ready') {
        isReady = true;
        for (const message of waiting.splice(0)) send(message);
      }
      for (const listener of listeners.get(data.event) ?? []) (listener as (detail: unknown) => void)(data.detail);
      if (data.event === 'tokenised') settle({ status: 'tokenised', ...data.detail });
      if (data.event === 'invalid') settle({ status: 'invalid', ...data.detail });
      if (data.event === 'failed') settle({ status: 'failed', ...data.detail });
    }

    addEventListener('message', receive);
    element.append(frame);

    const fields: CardFields = {
      submit: () =>
        new Promise((resolve) => {
          submissions.push(resolve);
          if (submissions.length === 1) send({ source: 'waymark-pay-page', nonce, command: 'submit' });
        }),
      focus(field = 'number') {
        frame.focus();
        send({ source: 'waymark-pay-page', nonce, command: 'focus', field });
      },
      on<Name extends FieldEventName>(event: Name, listener: (detail: FieldEvents[Name]) => void) {
        const known = listeners.get(event) ?? new Set();
        known.add(listener);
        listeners.set(event, known);
        return () => void known.delete(listener);
      },
      destroy() {
        removeEventListener('message', receive);
        listeners.clear();
        frame.remove();
      },
    };
    return Object.freeze(fields);
  };

  const openAction: WaymarkPay['openAction'] = (element, { type, url }, labels = {}) => {
    const frame = createFrame(
      url,
      labels.challengeTitle ?? titles[document.documentElement.lang.slice(0, 2)]?.check ?? 'Your bank’s check',
    );
    if (type === 'fingerprint') {
      frame.setAttribute('aria-hidden', 'true');
      frame.tabIndex = -1;
      frame.style.position = 'absolute';
      frame.style.width = '1px';
      frame.style.height = '1px';
      frame.style.opacity = '0';
    } else {
      frame.style.width = '100%';
      frame.style.height = '592px';
    }

    let receive: (event: MessageEvent<ThreeDSMessage | ThreeDSHeightMessage | null>) => void;
    const result = new Promise<Awaited<ActionFrame['result']>>((resolve) => {
      receive = ({ source, origin, data }) => {
        if (source !== frame.contentWindow || origin !== opaqueOrigin) return;
        if (data?.type === 'waymark-3ds-height' && type === 'challenge')
          frame.style.height = `${Math.ceil(data.height)}px`;
        if (data?.type !== 'waymark-3ds' || data.step !== type) return;
        resolve({ transStatus: data.transStatus, token: data.token });
      };
      addEventListener('message', receive);
    });
    element.append(frame);
    return Object.freeze({
      result,
      destroy() {
        removeEventListener('message', receive);
        frame.remove();
      },
    });
  };

  const pay: WaymarkPay = Object.freeze({ mount, openAction });
  Object.defineProperty(window, 'WaymarkPay', { value: pay, configurable: true });
})();
