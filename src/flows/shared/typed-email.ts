/** Returns what the form of a button has in its field `email`. */
export function typedEmail(button: Element): string {
  const form = button.closest('form');
  return form ? String(new FormData(form).get('email') ?? '').trim() : '';
}
