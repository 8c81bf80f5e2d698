import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { WrittenLanguage } from '#src/commerce/model/locale.ts';
import { type FilmName, filmNamed, films } from './films.ts';
import { filmWords } from './film-words.ts';

const time = (seconds: number): string => `00:00:${seconds.toFixed(3).padStart(6, '0')}`;

/** The captions of a film as WebVTT: one for each of its pictures. */
export function captionsOf(name: FilmName, language: WrittenLanguage): string {
  const { seconds } = filmNamed(name);
  const captions = filmWords[name].captions[language];
  const share = seconds / captions.length;
  const cues = captions.map((caption, at) => `${time(at * share)} --> ${time((at + 1) * share)}\n${caption}`);
  return ['WEBVTT', ...cues, ''].join('\n\n');
}

const nothing = () => new Response(null, { status: 404 });

/** A file, or the part of it that a player asks for: some play nothing without. */
function answered(bytes: Buffer, range: string | null): Response {
  const headers = { 'content-type': 'video/mp4', 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=3600' };
  const body = (from: number, to: number) => new Uint8Array(bytes.subarray(from, to));
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (from === '' && to === '') return new Response(body(0, bytes.length), { headers });
  const start = from === '' ? Math.max(0, bytes.length - Number(to)) : Number(from);
  const end = from === '' || to === '' ? bytes.length - 1 : Math.min(Number(to), bytes.length - 1);
  if (start > end) return new Response(null, { status: 416, headers: { 'content-range': `bytes */${bytes.length}` } });
  return new Response(body(start, end + 1), {
    status: 206,
    headers: { ...headers, 'content-range': `bytes ${start}-${end}/${bytes.length}` },
  });
}

/** Answers `/sandbox/films/NAME.mp4` and `/sandbox/films/NAME.LANGUAGE.vtt`. The demo runs in its repository. */
export async function serveFilm(request: Request): Promise<Response> {
  const [, name, language] =
    /^\/sandbox\/films\/([a-z]+)\.(?:mp4|(en|fr|de|it|es)\.vtt)$/.exec(new URL(request.url).pathname) ?? [];
  const film = films.find((one) => one.name === name);
  if (!film) return nothing();
  if (language)
    return new Response(captionsOf(film.name, language as WrittenLanguage), {
      headers: { 'content-type': 'text/vtt; charset=utf-8', 'cache-control': 'public, max-age=3600' },
    });
  const bytes = await readFile(join('src/demo/films', `${film.name}.mp4`)).catch(() => null);
  return bytes ? answered(bytes, request.headers.get('range')) : nothing();
}
