/** Returns a PDF as the answer to a call, with its file name. */
export const pdfReply = (body: Uint8Array, name: string) => ({
  status: 200 as const,
  body,
  headers: { 'content-type': 'application/pdf', 'content-disposition': `attachment; filename="${name}"` },
});
