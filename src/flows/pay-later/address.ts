const name = 'approval';

/** Returns the approval that the pay-later provider or PayPal put into the URL of this page. */
export const approvalInAddress = (): string | null => new URLSearchParams(location.search).get(name);

/** Removes it from the URL, so that no bookmark or reload contains it. */
export function forgetApproval(): void {
  const url = new URL(location.href);
  if (!url.searchParams.has(name)) return;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
}
