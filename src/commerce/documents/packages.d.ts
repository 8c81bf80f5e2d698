/** The parts that the service uses of packages that it loads on demand; their own types are much larger. */

declare module 'pdfkit' {
  import type { Readable } from 'node:stream';

  interface TextOptions {
    width?: number;
    height?: number;
    align?: 'left' | 'right' | 'center';
    lineGap?: number;
    characterSpacing?: number;
    ellipsis?: boolean;
    lineBreak?: boolean;
  }

  export default class PDFDocument extends Readable {
    constructor(options: {
      size: 'A4' | 'LETTER';
      margin: number;
      lang: string;
      pdfVersion: '1.7';
      tagged: true;
      displayTitle: true;
      bufferPages?: boolean;
      info: { Title: string; Author: string; CreationDate: Date };
    });
    readonly page: { width: number; height: number; margins: { bottom: number } };
    x: number;
    y: number;
    registerFont(name: string, bytes: Buffer): this;
    font(name: string): this;
    fontSize(points: number): this;
    fillColor(colour: string): this;
    text(text: string, x: number, y: number, options?: TextOptions): this;
    heightOfString(text: string, options?: TextOptions): number;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    lineWidth(points: number): this;
    dash(length: number, options: { space: number }): this;
    undash(): this;
    strokeColor(colour: string): this;
    stroke(): this;
    rect(x: number, y: number, width: number, height: number): this;
    fill(colour: string): this;
    addPage(): this;
    end(): void;
  }
}

declare module 'nodemailer' {
  interface Letter {
    from: string;
    to: { name: string; address: string };
    subject: string;
    html: string;
    text: string;
    messageId: string;
    headers: Record<string, string>;
  }

  export function createTransport(options: {
    url: string;
    pool: true;
    connectionTimeout: number;
    greetingTimeout: number;
    socketTimeout: number;
  }): { sendMail(letter: Letter): Promise<unknown> };
}
