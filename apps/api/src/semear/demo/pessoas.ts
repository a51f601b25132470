import { eq } from 'drizzle-orm';
import { times } from '../../modules/times/times.tables.ts';
import { usuarios } from '../../modules/usuarios/usuarios.tables.ts';
import { type Arquivos, chaveDoConteudo } from '../../platform/arquivos/arquivos.ts';
import type { Db } from '../../platform/db.ts';
import { reservarIds } from '../ids.ts';
import { criarSorteio } from '../sorteio.ts';
import { type ChaveDaPessoa, type ChaveDoTime, EQUIPE, LIDERES, TIMES } from './equipe.ts';
import { desenharRetrato } from './retrato.ts';

const CHAVES = Object.keys(EQUIPE) as ChaveDaPessoa[];
const CHAVES_DOS_TIMES = Object.keys(TIMES) as ChaveDoTime[];

export type Retratos = ReadonlyMap<ChaveDaPessoa, string>;

/** Draws and stores the portraits, the same for a person each time. Answers their keys. */
export async function guardarRetratos(arquivos: Arquivos): Promise<Retratos> {
  const comRetrato = CHAVES.filter((chave) => EQUIPE[chave].retrato);
  const chaves = await Promise.all(
    comRetrato.map(async (pessoa, i) => {
      const imagem = await desenharRetrato(criarSorteio(i), EQUIPE[pessoa].genero === 'feminino');
      const chave = chaveDoConteudo('avatares', imagem, 'webp');
      await arquivos.guardar(chave, imagem);
      return [pessoa, chave] as const;
    }),
  );
  return new Map(chaves);
}

const porChave = <K extends string>(chaves: readonly K[], ids: readonly number[]) =>
  Object.fromEntries(chaves.map((chave, i) => [chave, ids[i]])) as Record<K, number>;

/** Inserts the teams and the staff, all with the same password. */
export async function gravarEquipe(
  db: Db,
  { senhaHash, retratos }: { senhaHash: string; retratos: Retratos },
): Promise<{ timeIds: Record<ChaveDoTime, number>; pessoaIds: Record<ChaveDaPessoa, number> }> {
  const timeIds = porChave(CHAVES_DOS_TIMES, await reservarIds(db, times, CHAVES_DOS_TIMES.length));
  await db
    .insert(times)
    .overridingSystemValue()
    .values(CHAVES_DOS_TIMES.map((chave) => ({ id: timeIds[chave], ...TIMES[chave] })));
  const pessoaIds = porChave(CHAVES, await reservarIds(db, usuarios, CHAVES.length));
  await db
    .insert(usuarios)
    .overridingSystemValue()
    .values(
      CHAVES.map((chave) => {
        const pessoa = EQUIPE[chave];
        return {
          id: pessoaIds[chave],
          nome: pessoa.nome,
          email: pessoa.email,
          senha_hash: senhaHash,
          grupo_id: pessoa.grupo,
          time_id: pessoa.time && timeIds[pessoa.time],
          avatar_chave: retratos.get(chave) ?? null,
          data_nascimento: pessoa.nascimento,
          data_admissao: pessoa.admissao,
          genero: pessoa.genero,
          tem_filhos: pessoa.temFilhos,
        };
      }),
    );
  for (const chave of CHAVES_DOS_TIMES) {
    const lider_id = pessoaIds[LIDERES[chave]];
    await db.update(times).set({ lider_id }).where(eq(times.id, timeIds[chave]));
  }
  return { timeIds, pessoaIds };
}
