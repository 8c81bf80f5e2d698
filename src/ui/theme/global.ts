import { css } from '@linaria/core';
import { headerHeight } from '../layout/header-height.ts';
import { colour, day, font, layer, media, motion, night, scale, text, title } from './tokens.ts';

const declare = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `--${name}: ${value};`)
    .join('\n');

const scaleVariables = declare(scale);
const dayVariables = declare(day);
const nightVariables = declare(night);

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,' +
  'U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';
const latinExtended =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,' +
  'U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF';

/**
 * Font faces, custom properties and base elements. The root route imports this module for its effect. The fallback
 * faces have the metrics of the web fonts (widths measured over the shop's own sentences), so that nothing moves when
 * the files load. Base elements are in a layer: any class overrides them.
 *
 * @public
 */
export const globalStyles = css`
  :global() {
    @font-face {
      font-family: 'Sora';
      font-style: normal;
      font-display: swap;
      font-weight: 600 700;
      src: url('@fontsource/sora/files/sora-latin-ext-600-normal.woff2') format('woff2');
      unicode-range: ${latinExtended};
    }
    @font-face {
      font-family: 'Sora';
      font-style: normal;
      font-display: swap;
      font-weight: 600 700;
      src: url('@fontsource/sora/files/sora-latin-600-normal.woff2') format('woff2');
      unicode-range: ${latin};
    }
    @font-face {
      font-family: 'Figtree Variable';
      font-style: normal;
      font-display: swap;
      font-weight: 300 900;
      src: url('@fontsource-variable/figtree/files/figtree-latin-ext-wght-normal.woff2') format('woff2');
      unicode-range: ${latinExtended};
    }
    @font-face {
      font-family: 'Figtree Variable';
      font-style: normal;
      font-display: swap;
      font-weight: 300 900;
      src: url('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2') format('woff2');
      unicode-range: ${latin};
    }
    @font-face {
      font-family: 'Sora Fallback';
      src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
      size-adjust: 107.2%;
      ascent-override: 90.5%;
      descent-override: 27.1%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Sora Fallback Roboto';
      src: local('Roboto Bold'), local('Roboto-Bold');
      size-adjust: 112%;
      ascent-override: 86.6%;
      descent-override: 25.9%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Figtree Fallback';
      font-weight: 300 549;
      src: local('Arial'), local('ArialMT'), local('Liberation Sans'), local('LiberationSans');
      size-adjust: 102%;
      ascent-override: 93.1%;
      descent-override: 24.5%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Figtree Fallback';
      font-weight: 550 900;
      src: local('Arial Bold'), local('Arial-BoldMT'), local('Liberation Sans Bold'), local('LiberationSans-Bold');
      size-adjust: 95.9%;
      ascent-override: 99.1%;
      descent-override: 26.1%;
      line-gap-override: 0%;
    }
    @font-face {
      font-family: 'Figtree Fallback Roboto';
      src: local('Roboto'), local('Roboto-Regular');
      size-adjust: 101.2%;
      ascent-override: 93.9%;
      descent-override: 24.7%;
      line-gap-override: 0%;
    }

    :root {
      color-scheme: light dark;
      ${scaleVariables}
    }

    :root,
    [data-tone='day'] {
      ${dayVariables}
    }

    @media ${media.dark} {
      :root {
        ${nightVariables}
      }
    }

    /* Bars at the bottom of the window, from the bottom up: the store bar, the cookie banner, the thumb bar, the
       bar of the comparison, the notice of a missing part, toasts. Each starts above the one before; "--bar-..." are their heights
       (measured-bar.ts). A missing bar takes no space, and neither does its gap. A rule that asks whether the page has
       a bar (":root:has()") would restyle every element whenever one is inserted anywhere. */
    :root {
      --below-header: 6rem;
      --edge: max(0.75rem, env(safe-area-inset-bottom));
      --above-store: var(--bar-store, 0px);
      --above-consent: calc(var(--above-store) + var(--bar-consent, calc(-1 * var(--edge))) + var(--edge));
      --above-thumb: var(--above-consent);
      --above-compare: calc(var(--above-thumb) + var(--bar-compare, calc(-1 * var(--edge))) + var(--edge));
      --above-missing: calc(var(--above-compare) + var(--bar-missing, calc(-1 * var(--edge))) + var(--edge));
      --above-all: calc(var(--above-missing) + var(--bar-toasts, calc(-1 * var(--edge))) + var(--edge));
    }

    @media ${media.belowLg} {
      :root {
        --below-header: calc(${headerHeight.sm} + var(--bar-tools, calc(5.5rem - ${headerHeight.sm})) + 0.5rem);
        --above-thumb: calc(var(--above-consent) + var(--bar-thumb, 0px) + var(--bar-thumb-fixed, 0px));
      }
    }

    /* No script measures the bar of a listing. */
    @media ${media.belowLg} and (scripting: none) {
      :root:has([data-tools]) {
        --bar-tools: 6rem;
      }
    }

    /* The thumb bar of the product page is fixed only on a phone (ThumbBar). */
    @media ${media.md} and ${media.belowLg} {
      :root {
        --above-thumb: calc(var(--above-consent) + var(--bar-thumb, 0px));
      }
    }

    @media ${media.low} {
      :root {
        --below-header: 0.5rem;
        --above-store: 0px;
        --above-thumb: var(--above-consent);
      }
    }

    @media ${media.lowest} {
      :root {
        --above-consent: var(--above-store);
      }
    }

    [data-tone='night'] {
      ${nightVariables}
    }

    @media ${media.still} {
      :root {
        --fast: 0s;
        --base: 0s;
        --dialog: 0s;
      }
    }

    /* At once: the first frame of a transition shows nothing of the press. */
    :is(a, button)[data-pressed] {
      opacity: 0.7;
      transition: none;
    }

    @layer base {
      *,
      *::before,
      *::after {
        box-sizing: border-box;
      }

      html {
        -webkit-text-size-adjust: 100%;
        text-size-adjust: 100%;
        scroll-padding-block: var(--below-header) calc(var(--above-all) + 0.25rem);
        -webkit-tap-highlight-color: transparent;
      }

      body {
        margin: 0;
        min-height: 100dvh;
        padding-block-end: var(--above-all);
        background: ${colour.paper};
        color: ${colour.ink};
        font: 400 ${text.md} / 1.55 ${font.text};
        -webkit-font-smoothing: antialiased;
        -moz-osx-font-smoothing: grayscale;
        overflow-wrap: break-word;
      }

      [data-tone] {
        color: ${colour.ink};
      }

      [data-tone='night'] {
        color-scheme: dark;
      }

      [data-tone='day'] {
        color-scheme: light;
      }

      h1,
      h2,
      h3,
      h4,
      h5,
      h6,
      p,
      figure,
      blockquote,
      dl,
      dd,
      pre,
      fieldset {
        margin: 0;
      }

      h1,
      h2,
      h3,
      h4,
      h5,
      h6 {
        font-family: ${font.title};
        font-weight: 650;
        font-size: ${title.md};
        line-height: 1.12;
        letter-spacing: -0.025em;
        word-spacing: 0.07em;
        text-wrap: balance;
      }

      p {
        text-wrap: pretty;
      }

      ul,
      ol {
        margin: 0;
        padding: 0;
        list-style: none;
      }

      fieldset {
        padding: 0;
        border: 0;
        min-width: 0;
      }

      legend {
        padding: 0;
      }

      img,
      picture,
      video,
      svg,
      canvas,
      iframe {
        display: block;
        max-width: 100%;
      }

      img,
      video {
        height: auto;
      }

      button,
      input,
      select,
      textarea {
        font: inherit;
        letter-spacing: inherit;
        color: inherit;
      }

      button {
        padding: 0;
        border: 0;
        background: none;
        cursor: pointer;
        touch-action: manipulation;
      }

      a {
        color: inherit;
        text-underline-offset: 0.2em;
        text-decoration-thickness: 1px;
      }

      summary {
        cursor: pointer;
        list-style: none;
      }

      summary::-webkit-details-marker {
        display: none;
      }

      hr {
        margin: 0;
        border: 0;
        border-top: 1px solid ${colour.line};
      }

      table {
        border-collapse: collapse;
      }

      [hidden] {
        display: none;
      }

      :focus-visible {
        outline: 2px solid ${colour.focus};
        outline-offset: 2px;
      }

      [tabindex='-1']:focus {
        outline: none;
      }

      ::selection {
        background: ${colour.accent};
        color: ${colour.onAccent};
      }
    }

    /*
      Of the pseudo-elements only those that move by more than the variables above: a rule for all of them doubles what
      the browser computes to style a page.
    */
    @media ${media.still} {
      *,
      :root::before,
      ::view-transition-group(*),
      ::view-transition-old(*),
      ::view-transition-new(*) {
        animation-duration: 0.01ms !important;
        animation-iteration-count: 1 !important;
        transition-duration: 0s !important;
        scroll-behavior: auto !important;
      }
    }

    /* Another page is loading (showProgress.ts): shows a bar. */
    @keyframes waymark-going {
      0% {
        transform: scaleX(0);
      }
      1% {
        transform: scaleX(0.1);
      }
      100% {
        transform: scaleX(0.96);
      }
    }

    /* The box is always there: adding it in the frame of a press would lay the page out anew. */
    :root::before {
      content: '';
      position: fixed;
      z-index: ${layer.skip};
      inset-block-start: 0;
      inset-inline: 0;
      height: 3px;
      background: ${colour.accent};
      transform-origin: left;
      transform: scaleX(0);
      pointer-events: none;
    }

    :root[data-going]::before {
      animation: waymark-going 12s cubic-bezier(0.05, 0.6, 0.1, 1) both;
    }

    /* Pressed before the page was hydrated (src/server/hydrate-after-paint.ts): the action follows soon. */
    [data-early] {
      opacity: 0.65;
      cursor: progress;
    }

    /* The moving pictures are above the page: without this they would swallow presses during the transition. */
    ::view-transition {
      pointer-events: none;
    }

    ::view-transition-group(*) {
      animation-duration: ${motion.dialog};
      animation-timing-function: ${motion.easeOut};
    }
  }
`;
