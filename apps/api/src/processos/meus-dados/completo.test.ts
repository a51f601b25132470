import { globSync } from 'node:fs';
import { join, sep } from 'node:path';
import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { expect, test } from 'vitest';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { modulos } from '../../modulos.ts';

/** Nouns whose tables refer to people and that hand nothing out themselves, with the reason. */
const SEM_ENTREGA: Readonly<Record<string, string>> = {
  'area-cliente': 'a request waits for a partner of the client; who asked is in the activity',
  'configuracao-sistema': 'who changed a setting last is in the activity',
  empresas:
    'a sheet to import is kept for a day and a consultation for a week; what they wrote is in the activity',
  escritorio: 'who changed the record last is in the activity',
  'ver-como': 'visits are in the activity of who made them',
};

const MODULOS = join(import.meta.dirname, '../../modules');

/** Folders with tables that refer to people. */
async function comPessoas(): Promise<string[]> {
  const casas = new Set<string>();
  for (const arquivo of globSync('**/*.tables.ts', { cwd: MODULOS })) {
    const exportadas: Record<string, unknown> = await import(join(MODULOS, arquivo));
    const aponta = Object.values(exportadas)
      .filter((um) => is(um, PgTable))
      .some(
        (tabela) =>
          tabela === usuarios ||
          getTableConfig(tabela).foreignKeys.some((fk) => fk.reference().foreignTable === usuarios),
      );
    const [casa = ''] = arquivo.split(sep);
    if (aponta) casas.add(casa);
  }
  return [...casas];
}

test('every noun with data about a person hands them out, or is listed with the reason why not', async () => {
  const entregam = modulos.filter(({ meusDados }) => meusDados).map(({ nome }) => nome);
  const calados = (await comPessoas()).filter((nome) => !entregam.includes(nome));
  expect(calados.sort()).toEqual(Object.keys(SEM_ENTREGA).sort());
});
