import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isLeft, right } from '#domain/shared/result.ts';
import { scratchFolder } from '#fixtures/builders/scratch-folder.ts';
import { readConfiguration } from './configuration.ts';

const faultsOf = (environment: Record<string, string>) => {
  const read = readConfiguration(environment);
  return isLeft(read) ? read.left.map(({ variable }) => variable) : [];
};

describe('the configuration of an object store', () => {
  const CONCEJO_OBJECTS = 'https://store.example:9000/files-of-ours/council/a?region=eu-south-2';
  const CONCEJO_OBJECTS_KEYS = 'AKIDEXAMPLE:a/secret+of=ours';
  const keys = { id: 'AKIDEXAMPLE', secret: 'a/secret+of=ours' };

  it('has endpoint, bucket, prefix and region in an address, and the keys beside it or in a file', () => {
    const objects = {
      endpoint: 'https://store.example:9000',
      region: 'eu-south-2',
      bucket: 'files-of-ours',
      prefix: 'council/a',
      bucketInHost: false,
      keys,
    };
    expect(readConfiguration({ CONCEJO_OBJECTS, CONCEJO_OBJECTS_KEYS })).toMatchObject(right({ objects }));
    const folder = scratchFolder({ keys: `${CONCEJO_OBJECTS_KEYS}\n` });
    const named = { CONCEJO_OBJECTS, CONCEJO_OBJECTS_KEYS_FILE: join(folder, 'keys') };
    expect(readConfiguration(named)).toMatchObject(right({ objects }));
    const inHost = 'https://s3.eu-south-2.amazonaws.com/files-of-ours?bucket=host';
    expect(readConfiguration({ CONCEJO_OBJECTS: inHost, CONCEJO_OBJECTS_KEYS })).toMatchObject(
      right({
        objects: { bucket: 'files-of-ours', prefix: '', region: 'us-east-1', bucketInHost: true },
      }),
    );
  });

  it.each([
    'store.example/bucket',
    's3://files-of-ours',
    'https://store.example',
    'https://store.example/B_ucket',
    'https://store.example/files//secret',
    'https://store.example/files-of-ours/a b',
    'https://user:hunter2@store.example/files-of-ours',
    'https://store.example/files-of-ours?key=hunter2',
    'https://store.example/files-of-ours?bucket=both',
    'https://store.example/files-of-ours#hunter2',
  ])('does not accept the address «%s», and repeats no password', (address) => {
    const set = { CONCEJO_OBJECTS: address, CONCEJO_OBJECTS_KEYS, PORT: 'x' };
    expect(faultsOf(set)).toEqual(['PORT', 'CONCEJO_OBJECTS']);
    expect(JSON.stringify(readConfiguration(set))).not.toMatch(/:hunter2@|a\/secret/u);
  });

  it('needs its keys, once, and reports them without repeating them', () => {
    expect(faultsOf({ CONCEJO_OBJECTS })).toEqual(['CONCEJO_OBJECTS_KEYS']);
    expect(faultsOf({ CONCEJO_OBJECTS_KEYS })).toEqual(['CONCEJO_OBJECTS_KEYS']);
    for (const wrong of ['AKIDEXAMPLE', ':secret', 'AKIDEXAMPLE:', 'AKID EXAMPLE:long-enough-1'])
      expect(faultsOf({ CONCEJO_OBJECTS, CONCEJO_OBJECTS_KEYS: wrong })).toEqual(['CONCEJO_OBJECTS_KEYS']);
    const missing = { CONCEJO_OBJECTS, CONCEJO_OBJECTS_KEYS_FILE: '/gone/keys' };
    expect(faultsOf(missing)).toContain('CONCEJO_OBJECTS_KEYS_FILE');
    const both = { CONCEJO_OBJECTS, CONCEJO_OBJECTS_KEYS, CONCEJO_OBJECTS_KEYS_FILE: '/run/keys' };
    expect(faultsOf(both)).toEqual(['CONCEJO_OBJECTS_KEYS_FILE']);
    const wrong = readConfiguration({ CONCEJO_OBJECTS, CONCEJO_OBJECTS_KEYS: 'hunter2-and-more' });
    expect(JSON.stringify(wrong)).not.toContain('hunter2');
  });
});
