import type { Aviso, TipoDeAviso } from '../../platform/aviso.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { quemPode, quemVeOCliente } from '../usuarios/acesso/acesso.service.ts';
import { quemAtende } from '../usuarios/vinculos/quem-atende.service.ts';
import * as repo from './aos-grupos.repository.ts';

/**
 * Who else is told of what somebody caused (dominios.md §5c): the people of the groups that the rule
 * names, and of those that the person chose, all of each or only who serves the client. Never whoever
 * caused it, nor anybody who does not see the client and hold the permission by themselves.
 */
export async function aosGrupos(
  meios: Pick<Contexto, 'db' | 'agora'>,
  { tipo, grupos }: TipoDeAviso,
  { visto, criadoPor }: Pick<Aviso, 'visto' | 'criadoPor'>,
): Promise<readonly number[]> {
  if (!grupos || !visto) return [];
  const { db } = meios;
  const daRegra = await repo.gruposDaRegra(db, tipo);
  const dele =
    criadoPor === null || grupos === 'da_regra'
      ? { grupos: [], inteiros: false }
      : await repo.gruposDaPessoa(db, criadoPor, tipo);
  const inteiros = dele.inteiros ? [...daRegra, ...dele.grupos] : daRegra;
  const emParte = dele.inteiros ? [] : dele.grupos;
  if (inteiros.length + emParte.length === 0) return [];
  const todos = inteiros.length > 0 ? await repo.pessoasDosGrupos(db, inteiros) : [];
  const alguns = emParte.length > 0 ? await repo.pessoasDosGrupos(db, emParte) : [];
  const atendem = new Set(alguns.length > 0 ? await quemAtende(db, visto.clienteId) : []);
  const veem = await quemVeOCliente(meios, visto.clienteId);
  const podem = await quemPode(db, visto.permissao);
  return [...todos, ...alguns.filter((um) => atendem.has(um))].filter(
    (um) => um !== criadoPor && veem.has(um) && podem.has(um),
  );
}
