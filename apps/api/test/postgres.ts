import { randomBytes } from 'node:crypto';
import { chmodSync, mkdtempSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inject } from 'vitest';

export interface BancoDeTeste {
  readonly conexao: pg.PoolConfig;
  /** Drops the database, cutting whatever is still connected. */
  descartar(): Promise<void>;
}

/**
 * A database of one's own, migrated and empty unless it is to be as one `iniciado`: some 25 ms. One
 * per test file is the habit; call `descartar` in its `afterAll`.
 */
export async function criarBancoDeTeste(
  qual: 'modelo' | 'iniciado' = 'modelo',
): Promise<BancoDeTeste> {
  const { admin, dono, ...modelos } = inject('servidorDeTeste');
  const banco = `dominio_teste_${randomBytes(6).toString('hex')}`;
  const administrar = async (comando: string) => {
    const cliente = new pg.Client({ ...admin, database: 'postgres' });
    await cliente.connect();
    try {
      await cliente.query(comando);
    } finally {
      await cliente.end();
    }
  };
  await administrar(
    `create database ${banco} template ${modelos[qual]} owner ${pg.escapeIdentifier(dono.user)} strategy file_copy`,
  );
  return {
    conexao: { ...dono, database: banco },
    descartar: () => administrar(`drop database if exists ${banco} with (force)`),
  };
}

/** A new, empty folder that goes with the run. */
export function pastaDeTeste(): string {
  const pasta = mkdtempSync(join(inject('servidorDeTeste').pasta, 'arquivos-'));
  // Open to passage, as the run's folder is: a server under another account may have its data here.
  chmodSync(pasta, 0o711);
  return pasta;
}
