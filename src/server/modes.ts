/** demo is the mode of `npm start`, development that of `npm run dev`. production is a shop with real customers. */
export const modes = ['demo', 'development', 'production'] as const;

export type Mode = (typeof modes)[number];

interface Tool {
  /** The name in docs/modes.md. */
  name: string;
  /** The modes in which it is on. */
  on: readonly Mode[];
  /** The variable that overrides the mode, and its effect. */
  setting?: string;
}

const workshop = ['demo', 'development'] as const;

/** Which tools are on in which mode. docs/modes.md has a line for each (tests/server/modes.test.ts). */
export const tools = {
  demoData: { name: 'Demo data', on: workshop },
  demoGuide: { name: 'Demo guide', on: workshop },
  warehouse: { name: 'Warehouse', on: workshop, setting: '`DEMO_DAY_MINUTES=0` or a `WAREHOUSE_KEY` turns it off' },
  lastingCustomers: {
    name: 'Lasting customers',
    on: workshop,
    setting: '`RETENTION_ACCOUNTS`, `RETENTION_CUSTOMER_CARTS` and `RETENTION_SAVED_CARDS`',
  },
  sandboxPayments: { name: 'Sandbox payments', on: workshop, setting: '`PAYMENT_PROVIDER_URL` replaces it' },
  mailbox: { name: 'Mailbox', on: workshop, setting: '`SMTP_URL` replaces it' },
  botDefence: { name: 'Bot-defence stand-in', on: workshop, setting: '`BOT_DEFENCE_URL` replaces it' },
  translation: { name: 'Translation stand-in', on: workshop, setting: '`TRANSLATION_URL` replaces it' },
  decisions: { name: 'Decision stand-in', on: workshop, setting: '`DECISION_ENGINE_URL` replaces it' },
  experiments: { name: 'Experiment stand-in', on: workshop, setting: '`EXPERIMENTS_SDK_KEY` replaces it' },
  socialGallery: { name: 'Social-gallery stand-in', on: workshop, setting: '`SOCIAL_GALLERY_URL` replaces it' },
  customiser: { name: 'Customiser stand-in', on: workshop, setting: '`CUSTOMISER_URL` replaces it' },
  openPreview: {
    name: 'Previews for everybody',
    on: workshop,
    setting: '`PREVIEW_KEY` asks for a value, in every mode',
  },
  mock: { name: 'Mock answers', on: workshop },
  simulateHeader: { name: 'Simulate header', on: workshop },
  inspector: { name: 'Live inspector', on: workshop, setting: '`INSPECT=true` opens it in every page' },
  windowWaymark: { name: '`window.__waymark`', on: workshop },
  funnelCounting: { name: 'Funnel counting', on: modes },
  funnelPages: { name: 'Funnel pages', on: workshop, setting: '`SHOW_FUNNEL`' },
  blockGallery: { name: 'Gallery of blocks', on: workshop },
  chartChanges: { name: 'Changes of charts', on: workshop },
  gallery: { name: 'Gallery of charts', on: modes },
} as const satisfies Record<string, Tool>;

export const isOn = (tool: keyof typeof tools, mode: Mode): boolean =>
  (tools[tool].on as readonly Mode[]).includes(mode);
