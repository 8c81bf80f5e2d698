/** A PDF as the answer to a call, with the name that it is kept under. */
export const pdfReply = (body: Uint8Array, name: string) => ({
  status: 200 as const,
  body,
  headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
});
