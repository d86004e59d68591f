import { open, type FileHandle } from 'node:fs/promises';
import { resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import type { Lang } from '@arbitre/kernel';
import { LONGEST_SAVED_GAME } from '@arbitre/referee/core';
import { badFile, BadInput, complaint } from '../bad-input.ts';
import type { Shell } from '../shell.ts';

/** UTF-8 takes at most four bytes a character. */
const MOST_BYTES = LONGEST_SAVED_GAME * 4;

/** The text of a file, or of the input when `name` is `-`. Whatever keeps it from being one is bad input. */
export async function readText(name: string, { cwd, input }: Pick<Shell, 'cwd' | 'input'>): Promise<string> {
  const bytes = name === '-' ? await readAll(name, input) : await readFile(name, resolve(cwd, name));
  return decode(name, isCompressed(bytes) ? unpacked(name, bytes) : bytes);
}

/** A game that a server has archived is compressed: gzip begins with these two bytes, which no text does. */
function isCompressed(bytes: Uint8Array): boolean {
  return bytes[0] === 0x1f && bytes[1] === 0x8b;
}

function unpacked(name: string, bytes: Uint8Array): Uint8Array {
  try {
    return gunzipSync(bytes, { maxOutputLength: MOST_BYTES });
  } catch (problem) {
    throw codeOf(problem) === 'ERR_BUFFER_TOO_LARGE' ? tooLarge(name) : badFile(name, [{ code: 'binary' }]);
  }
}

async function readFile(name: string, path: string): Promise<Uint8Array> {
  let file: FileHandle | undefined;
  try {
    file = await open(path, 'r');
    const stat = await file.stat();
    if (stat.isDirectory()) throw unreadable(name, 'EISDIR');
    if (stat.size > MOST_BYTES) throw tooLarge(name);
    return stat.isFile() ? await file.readFile() : await readAll(name, file.createReadStream({ autoClose: false }));
  } catch (problem) {
    throw problem instanceof BadInput ? problem : unreadable(name, codeOf(problem));
  } finally {
    await file?.close();
  }
}

/** A pipe does not say how long it is: it is cut off when it has said too much. */
async function readAll(name: string, stream: AsyncIterable<Uint8Array | string>): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of stream) {
    const bytes = typeof chunk === 'string' ? Buffer.from(chunk) : chunk;
    size += bytes.length;
    if (size > MOST_BYTES) throw tooLarge(name);
    chunks.push(bytes);
  }
  return Buffer.concat(chunks);
}

function decode(name: string, bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw badFile(name, [{ code: 'binary' }]);
  }
}

function tooLarge(name: string): BadInput {
  return badFile(name, [{ code: 'too-large', limit: LONGEST_SAVED_GAME }]);
}

/** Why the system would not give or take a file. */
export function unreadable(name: string, code: string): BadInput {
  const words: Readonly<Record<string, Readonly<Record<Lang, string>>>> = {
    ENOENT: { fr: 'ce fichier n’existe pas', en: 'there is no such file' },
    ENOTDIR: { fr: 'ce chemin passe par un fichier', en: 'the path goes through a file' },
    EEXIST: { fr: 'ce chemin passe par un fichier', en: 'the path goes through a file' },
    EISDIR: { fr: 'c’est un dossier, un fichier est attendu', en: 'this is a folder, a file is expected' },
    ENOTFILE: { fr: 'ce n’est pas un fichier ordinaire', en: 'this is not a regular file' },
    EACCES: { fr: 'accès refusé', en: 'access denied' },
    EPERM: { fr: 'accès refusé', en: 'access denied' },
    EROFS: { fr: 'le disque est en lecture seule', en: 'the disk is read-only' },
    ENOSPC: { fr: 'le disque est plein', en: 'the disk is full' },
    ENAMETOOLONG: { fr: 'ce nom est trop long', en: 'the name is too long' },
  };
  const { fr, en } = words[code] ?? { fr: `le système répond ${code}`, en: `the system answers ${code}` };
  return new BadInput({ ...complaint(code, { fr: `${name} : ${fr}`, en: `${name}: ${en}` }), file: name });
}

export function codeOf(problem: unknown): string {
  const code: unknown = problem instanceof Error && 'code' in problem ? problem.code : undefined;
  return typeof code === 'string' ? code : String(problem);
}
