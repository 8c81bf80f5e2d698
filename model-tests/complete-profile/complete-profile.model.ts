import type { ConsumerProfile } from '#openapi/generated/waymark.gen.ts';
import { completeProfileMachine } from '#machines/complete-profile/complete-profile.machine.ts';
import type { Known } from '#machines/complete-profile/complete-profile.types.ts';
import { passkeyFailures } from '#machines/passkeys/passkey-failure.ts';
import { modelOf } from '#src/chart-kit/explore/model.ts';

const refusal = (errorId: string, status: number) => ({ errorId, message: errorId, status });
export const refusals = {
  phone: refusal('AUT442', 409),
  postalCode: { ...refusal('API422', 422), fields: [{ field: '/postalCode', errorId: 'API422' }] },
  tooMany: { ...refusal('API429', 429), additionalInfo: { retryAfter: 60 } },
  lost: refusal('UNEXPECTED', 0),
};
export const guest = refusal('AUT404', 403);
export const dismissed = refusal(passkeyFailures.dismissed, 400);
export const wrongPassword = refusal('AUT450', 422);
export const unsupported = refusal(passkeyFailures.unsupported, 400);

const details = {
  email: 'ada.winters@example.com',
  firstName: 'Ada',
  lastName: 'Winters',
  address: [],
  identity: [],
};
const isComplete = { phone: '13035550142', postalCode: '80302', birthDate: '1994-03-08' };
const profile = (known: object, isLoyaltyMember: boolean, interests = ''): ConsumerProfile => ({
  consumerDetails: { ...details, ...known },
  isLoyaltyMember,
  preferences: { interests },
  subscriptions: [],
});
const around = {
  rules: {
    now: Date.UTC(2026, 10, 26),
    dialCode: '1',
    phoneMasks: ['(XXX) XXX - XXXX'],
    postalCode: '^\\d{5}(-\\d{4})?$',
    postalCodeMask: 'XXXXX-XXXX',
    postalCodeExample: '80302',
  },
  welcomePoints: 250,
  hasInterests: true,
  hasPasskeyOffer: true,
};
export const saved = profile({ ...isComplete, lastName: 'Stone' }, true, 'Hiking');

/** Customers by what the shop knows of them. */
export const customers = {
  /** Told an email and a name, and joined nothing. */
  new: { ...around, profile: profile({}, false) },
  /** A member without a phone, in a browser without passkeys. */
  member: {
    ...around,
    hasPasskeyOffer: false,
    profile: profile({ ...isComplete, phone: '' }, true, 'Travel|Fell running'),
  },
  /** Has a phone, and nothing else; the rules did not load. */
  reachable: { ...around, rules: null, welcomePoints: 0, profile: profile({ phone: '13035550142' }, true) },
  /** A member without a phone and a passkey, who has told no interests. */
  unreachable: { ...around, profile: profile({ ...isComplete, phone: '' }, true) },
  /** Lacks a passkey alone, in a shop that collects no interests. */
  keyless: { ...around, hasInterests: false, profile: profile(isComplete, true) },
  /** Lacks nothing, in a shop that collects no interests. */
  complete: { ...around, hasInterests: false, hasPasskeyOffer: false, profile: profile(isComplete, true) },
} satisfies Record<string, Known>;

export const send = {
  'joining.requested': { type: 'joining.requested' },
  'welcome.read': { type: 'welcome.read' },
  'phone.submitted': { type: 'phone.submitted', phone: '(303) 555 - 0142' },
  'details.submitted': {
    type: 'details.submitted',
    details: { firstName: 'Ada', lastName: 'Stone', postalCode: '80302' },
  },
  'interests.submitted': [
    { type: 'interests.submitted', interests: ['Hiking', 'Climbing'] },
    { type: 'interests.submitted', interests: [] },
  ],
  'passkey.requested': { type: 'passkey.requested', password: 'Trailhead1' },
  'step.skipped': { type: 'step.skipped' },
  'step.reversed': { type: 'step.reversed' },
  'profile.retried': { type: 'profile.retried' },
  'flow.left': { type: 'flow.left' },
  'customer.arrived': { type: 'customer.arrived' },
  'customer.left': { type: 'customer.left' },
  'step.requested': [
    { type: 'step.requested', step: 'mobile' },
    { type: 'step.requested', step: 'details' },
    { type: 'step.requested', step: 'interests' },
    { type: 'step.requested', step: 'passkey' },
    { type: 'step.requested', step: 'success' },
  ],
} as const;

export const page = 'the page';
/** The page, whose address names a step. */
export const reloaded = {
  details: 'the details',
  interests: 'the interests of the page',
  passkey: 'the passkey',
} as const;
export const interestsAlone = 'the interests';
/** The page of the interests, whose profile the server has read. */
export const interestsPage = 'the page of the interests';
export const interestsRefused = 'the page of the interests after a refusal';

export const model = modelOf(completeProfileMachine, {
  input: { begins: 'greeting' },
  inputs: {
    [page]: { begins: 'profile' },
    [interestsAlone]: { begins: 'interests' },
    [interestsPage]: { begins: 'interests', known: customers.member },
    [interestsRefused]: { begins: 'interests', known: customers.member, failure: refusals.tooMany },
    [reloaded.details]: { begins: 'profile', named: 'details' },
    [reloaded.interests]: { begins: 'profile', named: 'interests' },
    [reloaded.passkey]: { begins: 'profile', named: 'passkey' },
  },
  send,
  outcomes: {
    loadProfile: { done: Object.values(customers), failed: [guest, refusals.lost] },
    saveProfile: { done: [saved], failed: Object.values(refusals) },
    joinLoyalty: { done: [undefined], failed: [refusals.lost] },
    addPasskey: { done: [undefined], failed: [dismissed, unsupported, wrongPassword] },
    watchSession: { failed: [] },
    watchSteps: { failed: [] },
    leave: { done: [undefined], failed: [new Error('no dialog')] },
  },
  project: ({ begins, named, known, steps, hasSaved, failure }) => [
    begins,
    named,
    steps.join(),
    known?.profile.isLoyaltyMember,
    known?.profile.preferences.interests === '',
    hasSaved,
    failure?.errorId ?? null,
  ],
  why: 'guards ask where the flow began, for its steps, the membership and whether something was saved; a failure only shows',
  survivors: {
    'complete-profile: watchSteps failed → stays, dropped':
      'the port only hears and writes the address of the page; it cannot fail',
    'steps.beginning: always [greets] → steps.nonLoyalty, after beginsAt details':
      'equivalent: only the address of the page names a step, and the page greets nobody',
  },
  unreachable: { 'complete-profile: watchSession failed → unavailable': 'the port only listens; it cannot fail' },
});
