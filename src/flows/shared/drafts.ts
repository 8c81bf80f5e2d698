import { savedSale } from '#src/flows/shared/sale.ts';
import { isCustomer } from '#src/flows/shared/isCustomer.ts';
import { draftsKey, rememberedSession } from '#src/flows/shared/stored-session.ts';

/** Milliseconds after which a draft expires (docs/decisions/031). */
const PATIENCE = 30 * 60_000;

interface Draft {
  draft: unknown;
  typedAt: number;
  /** The customer who typed it, if one was signed in: the draft is shown to nobody else. */
  owner: string | null;
}

/** By the name of the form. */
type Drafts = Record<string, Draft>;

const customer = (): string | null => (isCustomer() ? (rememberedSession()?.consumerNo ?? null) : null);

function kept(): Drafts {
  const stored = sessionStorage.getItem(draftsKey);
  const drafts = stored ? (JSON.parse(stored) as Drafts) : {};
  const now = Date.now();
  return Object.fromEntries(Object.entries(drafts).filter(([, { typedAt }]) => now - typedAt < PATIENCE));
}

const keep = (drafts: Drafts): void => {
  if (Object.keys(drafts).length === 0) sessionStorage.removeItem(draftsKey);
  else sessionStorage.setItem(draftsKey, JSON.stringify(drafts));
};

/** Returns what was typed into a form of this tab but not sent. Deletes expired drafts. */
export function readDraft<Typed>(form: string): Typed | null {
  const drafts = kept();
  keep(drafts);
  const found = drafts[form];
  return found && (found.owner === null || found.owner === customer()) ? (found.draft as Typed) : null;
}

/** Stores a draft, except in a store: the next shopper uses the same device. */
export function writeDraft(form: string, draft: unknown): void {
  if (!savedSale()) keep({ ...kept(), [form]: { draft, typedAt: Date.now(), owner: customer() } });
}

export function dropDraft(form: string): void {
  const { [form]: _dropped, ...others } = kept();
  keep(others);
}
