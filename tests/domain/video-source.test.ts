import { describe, expect, it } from 'vitest';
import { videoSource } from '#src/domain/video-source.ts';

describe('the source of a video', () => {
  it.each([
    'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
    'https://www.youtube.com/watch?list=x&v=aqz-KE-bpKQ&t=3',
    'https://youtu.be/aqz-KE-bpKQ?t=3',
    'https://www.youtube.com/shorts/aqz-KE-bpKQ',
  ])('is the embedded player for %s', (src) => {
    expect(videoSource({ src })).toMatchObject({
      player: 'embedded',
      src: 'https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ?autoplay=1&enablejsapi=1&rel=0',
    });
  });

  it('is the embedded player of Vimeo', () => {
    expect(videoSource({ src: 'https://vimeo.com/76979871' })).toMatchObject({
      player: 'embedded',
      src: 'https://player.vimeo.com/video/76979871?autoplay=1&dnt=1',
    });
  });

  it.each([
    '/sandbox/films/ridgeline.mp4',
    'https://video.example/ridge.mp4',
    'https://youtube.com.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)//youtu.be/aqz-KE-bpKQ',
  ])('is the file %s', (src) => {
    expect(videoSource({ src })).toEqual({ player: 'own', src });
  });

  it('is the video service where the service names it', () => {
    const cloudinaryAsset = { cloudName: 'waymark', publicId: 'films/ridge line' };
    expect(videoSource({ src: '/film.mp4', cloudinaryAsset })).toEqual({
      player: 'own',
      src: 'https://res.cloudinary.com/waymark/video/upload/f_auto,q_auto/films/ridge%20line',
    });
  });
});
