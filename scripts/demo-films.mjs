/**
 * `node scripts/demo-films.mjs`: draws the films of the demo (src/demo/films/*.mp4) from its pictures with the browser
 * of the tests, which encodes them in H.264. The films are committed: run it after a change of what a film shows.
 */
import { writeFileSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { master } from '../src/demo/pictures/pictures.ts';
import { films } from '../src/demo/films/films.ts';

const FRAMES_PER_SECOND = 12;

/** Runs in the browser: returns the encoded frames, in order, and the decoder's configuration, in base 64. */
async function encode({ pictures, width, height, seconds, rate, label }) {
  const images = await Promise.all(
    pictures.map(async (svg) => {
      const image = new Image();
      image.src = `data:image/svg+xml;utf8,${encodeURIComponent(svg)}`;
      await image.decode();
      return image;
    }),
  );
  const canvas = new OffscreenCanvas(width, height);
  const pen = canvas.getContext('2d');
  const base64 = (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const frames = [];
  let configuration = '';
  const encoder = new VideoEncoder({
    output: (chunk, { decoderConfig } = {}) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      frames.push({ isKey: chunk.type === 'key', bytes: base64(bytes) });
      if (decoderConfig) configuration = base64(new Uint8Array(decoderConfig.description));
    },
    error: (error) => console.error(error),
  });
  encoder.configure({ codec: 'avc1.42001f', width, height, bitrate: 160_000, framerate: rate, avc: { format: 'avc' } });
  const count = seconds * rate;
  const share = count / images.length;
  for (let at = 0; at < count; at += 1) {
    const shown = Math.floor(at / share);
    const within = (at % share) / share;
    const draw = (image, grown, alpha) => {
      const scale = 1.02 + grown * 0.1;
      const fit = Math.max(width / image.width, height / image.height) * scale;
      const [w, h] = [image.width * fit, image.height * fit];
      pen.globalAlpha = alpha;
      pen.drawImage(image, (width - w) / 2 + (grown - 0.5) * width * 0.02, (height - h) / 2, w, h);
    };
    draw(images[shown], within, 1);
    const next = images[shown + 1];
    if (next && within > 0.85) draw(next, 0, (within - 0.85) / 0.15);
    pen.globalAlpha = 1;
    pen.fillStyle = 'rgb(28 27 24 / 0.72)';
    pen.fillRect(16, 16, 24 + label.length * 9.6, 34);
    pen.fillStyle = '#fff';
    pen.font = '600 17px sans-serif';
    pen.fillText(label, 28, 39);
    pen.fillStyle = 'rgb(28 27 24 / 0.25)';
    pen.fillRect(0, height - 6, (width * (at + 1)) / count, 6);
    const frame = new VideoFrame(canvas, { timestamp: (at * 1e6) / rate });
    encoder.encode(frame, { keyFrame: at % (rate * 2) === 0 });
    frame.close();
  }
  await encoder.flush();
  return { frames, configuration };
}

const u16 = (value) => [(value >> 8) & 255, value & 255];
const u32 = (value) => [...u16(value >>> 16), ...u16(value & 0xffff)];
const ascii = (text) => [...Buffer.from(text, 'latin1')];
const zeros = (count) => Array(count).fill(0);

/** A box of ISO 14496-12: its length, its name, what is in it. */
function box(name, ...parts) {
  const content = Buffer.concat(parts.map((part) => Buffer.from(part)));
  return Buffer.concat([Buffer.from([...u32(content.length + 8), ...ascii(name)]), content]);
}
const fullBox = (name, flags, ...parts) => box(name, [0, 0, 0, flags], ...parts);
const matrix = [0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000].flatMap(u32);

/** An MP4 file with one track of video, its index before its frames: it plays while it loads. */
function mp4({ frames, configuration, width, height, rate }) {
  const samples = frames.map(({ bytes }) => Buffer.from(bytes, 'base64'));
  const keys = frames.flatMap(({ isKey }, at) => (isKey ? [at + 1] : []));
  const duration = frames.length;
  const ftyp = box('ftyp', ascii('isom'), u32(0x200), ascii('isomiso2avc1mp41'));
  const head = (offset) =>
    box(
      'moov',
      fullBox(
        'mvhd',
        0,
        u32(0),
        u32(0),
        u32(rate),
        u32(duration),
        u32(0x10000),
        u16(0x100),
        zeros(10),
        matrix,
        zeros(24),
        u32(2),
      ),
      box(
        'trak',
        fullBox(
          'tkhd',
          3,
          u32(0),
          u32(0),
          u32(1),
          u32(0),
          u32(duration),
          zeros(16),
          matrix,
          u32(width * 65_536),
          u32(height * 65_536),
        ),
        box(
          'mdia',
          fullBox('mdhd', 0, u32(0), u32(0), u32(rate), u32(duration), u16(0x55c4), u16(0)),
          fullBox('hdlr', 0, u32(0), ascii('vide'), zeros(12), ascii('video\0')),
          box(
            'minf',
            fullBox('vmhd', 1, zeros(8)),
            box('dinf', fullBox('dref', 0, u32(1), fullBox('url ', 1))),
            box(
              'stbl',
              fullBox(
                'stsd',
                0,
                u32(1),
                box(
                  'avc1',
                  zeros(6),
                  u16(1),
                  zeros(16),
                  u16(width),
                  u16(height),
                  u32(0x480000),
                  u32(0x480000),
                  u32(0),
                  u16(1),
                  zeros(32),
                  u16(24),
                  [255, 255],
                  box('avcC', Buffer.from(configuration, 'base64')),
                ),
              ),
              fullBox('stts', 0, u32(1), u32(samples.length), u32(1)),
              fullBox('stss', 0, u32(keys.length), keys.flatMap(u32)),
              fullBox('stsc', 0, u32(1), u32(1), u32(samples.length), u32(1)),
              fullBox(
                'stsz',
                0,
                u32(0),
                u32(samples.length),
                samples.flatMap(({ length }) => u32(length)),
              ),
              fullBox('stco', 0, u32(1), u32(offset)),
            ),
          ),
        ),
      ),
    );
  return Buffer.concat([ftyp, head(ftyp.length + head(0).length + 8), box('mdat', ...samples)]);
}

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM || undefined });
const page = await browser.newPage();
// Encoders are for secure contexts only, and localhost is one.
await page.route('http://localhost/**', (route) =>
  route.fulfill({ contentType: 'text/html', body: '<title>films</title>' }),
);
await page.goto('http://localhost/');
for (const { name, pictures, width, height, seconds } of films) {
  const drawings = pictures.map((path) => master(path) ?? '');
  const size = { width, height, rate: FRAMES_PER_SECOND };
  const encoded = await page.evaluate(encode, { pictures: drawings, seconds, label: 'Demo film', ...size });
  const bytes = mp4({ ...encoded, ...size });
  writeFileSync(new URL(`../src/demo/films/${name}.mp4`, import.meta.url), bytes);
  console.log(`${name}.mp4: ${Math.round(bytes.length / 1000)} kB`);
}
await browser.close();
