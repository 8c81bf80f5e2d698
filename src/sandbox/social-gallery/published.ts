/** JSON by key; a later value takes the place of an earlier one. */
export interface GalleryStore {
  get(key: string): Promise<unknown>;
  set(key: string, value: object): Promise<void>;
  /** Values of keys that begin so. */
  under(prefix: string): Promise<unknown[]>;
}

export interface PublishedPicture {
  id: string;
  image: string;
  caption: string;
  uploader: string;
  tag: string;
  /** ISO. */
  at: string;
}

/** What is left of a picture that its author took back. */
interface TakenDown {
  id: string;
  isDown: true;
}

interface User {
  id: string;
  name: string;
}

/** For tests: it remembers what the process does. */
export function createMemoryGalleryStore(): GalleryStore {
  const values = new Map<string, object>();
  return {
    get: async (key) => values.get(key),
    set: async (key, value) => void values.set(key, value),
    under: async (prefix) => [...values].flatMap(([key, value]) => (key.startsWith(prefix) ? [value] : [])),
  };
}

/** What authors of reviews published at the stand-in. */
export function createPublished(store: GalleryStore) {
  const mediaKey = (id: string) => `gallery:media:${id}`;
  const userKey = (id: string) => `gallery:user:${id}`;
  const find = async (id: string) => (await store.get(mediaKey(id))) as PublishedPicture | TakenDown | undefined;
  const author = async (id: string) => (await store.get(userKey(id))) as User | undefined;
  return {
    addUser: (user: User) => store.set(userKey(user.id), user),
    /** Returns the picture's id, for a second call with the same key that of the first; null for an unknown user. */
    async add(key: string, userId: string, picture: Pick<PublishedPicture, 'image' | 'caption' | 'tag'>) {
      const user = await author(userId);
      if (!user) return null;
      const id = `${userId}.${key}`;
      if (!(await find(id)))
        await store.set(mediaKey(id), { ...picture, id, uploader: user.name, at: new Date().toISOString() });
      return id;
    },
    has: async (id: string) => (await find(id)) !== undefined,
    /** Takes a picture down if its author asks; the word of anybody else changes nothing here. */
    async takeDown(id: string, userId: string) {
      if (id.startsWith(`${userId}.`) && (await find(id)))
        await store.set(mediaKey(id), { id, isDown: true } satisfies TakenDown);
    },
    /** The newest first. */
    async newest(tag: string | null): Promise<PublishedPicture[]> {
      const all = (await store.under('gallery:media:')) as (PublishedPicture | TakenDown)[];
      return all
        .flatMap((one) => ('isDown' in one || (tag !== null && one.tag !== tag) ? [] : [one]))
        .toSorted((one, other) => other.at.localeCompare(one.at));
    },
  };
}
