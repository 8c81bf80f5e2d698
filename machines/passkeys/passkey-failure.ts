/** Why a browser gave no passkey. These are not refusals of the service. */
export const passkeyFailures = {
  /** The shopper closed its dialog, or it has no passkey of this shop. */
  dismissed: 'PASSKEY_DISMISSED',
  /** The device has a passkey of this account already. */
  known: 'PASSKEY_KNOWN',
  /** It knows no passkeys, or not at this address. */
  unsupported: 'PASSKEY_UNSUPPORTED',
} as const;
