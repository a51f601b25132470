import { GRUPO } from '@dominio/contrato/permissoes';
import { EXPEDIENTE_PADRAO, escritorio } from '../modules/escritorio/escritorio.tables.ts';
import { criarPadrao } from '../modules/grupos/padrao.repository.ts';
import { cifrarSenha } from '../modules/sessoes/senhas/senhas.ts';
import { usuarios } from '../modules/usuarios/usuarios.tables.ts';
import type { Arquivos } from '../platform/arquivos/arquivos.ts';
import type { Banco, Db } from '../platform/db.ts';
import type { Demonstracao } from '../platform/sementes.ts';
import { planejarAgenda } from './demo/agenda.ts';
import { gravarClientes } from './demo/clientes.ts';
import {
  type ChaveDaPessoa,
  CONTA_DO_CLIENTE,
  EQUIPE,
  ESCRITORIO,
  SENHA_DA_DEMONSTRACAO,
} from './demo/equipe.ts';
import { gravarAgenda, gravarNotificacoes } from './demo/gravar-agenda.ts';
import { gravarEquipe, guardarRetratos } from './demo/pessoas.ts';
import { carteiraDe, vincularClientes } from './demo/vinculos.ts';
import { semearEntregas } from './entregas.ts';
import { INVENCOES } from './pessoas-inventadas.ts';
import { criarSorteio } from './sorteio.ts';
import { semearTipos } from './tipos.ts';
import { bancoVazio, reservarBancoVazio } from './vazio.ts';

async function gravarContaDoCliente(db: Db, client_id: number, senha_hash: string) {
  await db
    .insert(usuarios)
    .values({ ...CONTA_DO_CLIENTE, grupo_id: GRUPO.cliente, client_id, senha_hash });
}

/** Imported only when seeding, since the list of modules imports the whole application. */
async function semearOsModulos(demonstracao: Demonstracao): Promise<void> {
  const { modulos } = await import('../modulos.ts');
  for (const { sementes } of modulos) await (await sementes?.())?.semear(demonstracao);
}

/**
 * Fills an empty database with the demonstration firm (decisoes.md §3): the same people and
 * companies each time, dates around `agora`. One transaction; a database with data is left as it
 * is.
 *
 * @returns whether it filled the database.
 */
export async function semearDemo(
  banco: Banco,
  { agora: relogio, arquivos }: { agora: () => Date; arquivos: Arquivos },
): Promise<boolean> {
  if (!(await bancoVazio(banco))) return false;
  const agora = relogio();
  const sorteio = criarSorteio(2026);
  const [senhaHash, retratos] = await Promise.all([
    cifrarSenha(SENHA_DA_DEMONSTRACAO),
    guardarRetratos(arquivos),
  ]);
  return banco.transaction(async (db) => {
    if (!(await reservarBancoVazio(db))) return false;
    await criarPadrao(db);
    await db.insert(escritorio).values({ ...ESCRITORIO, expediente: EXPEDIENTE_PADRAO });
    const clientes = await gravarClientes(db, sorteio, agora);
    const { timeIds, pessoaIds } = await gravarEquipe(db, { senhaHash, retratos });
    await vincularClientes(db, clientes, timeIds, pessoaIds);

    const [clienteEmDestaque] = clientes;
    if (!clienteEmDestaque) throw new Error('A demonstração precisa de ao menos um cliente.');
    await gravarContaDoCliente(db, clienteEmDestaque.id, senhaHash);

    const pessoa = (chave: ChaveDaPessoa) => ({
      id: pessoaIds[chave],
      time: EQUIPE[chave].time,
      clientes: carteiraDe(chave, clientes),
    });
    const agenda = planejarAgenda({
      sorteio,
      agora,
      equipe: (Object.keys(EQUIPE) as ChaveDaPessoa[]).map(pessoa),
      destaques: [pessoa('gestor'), pessoa('consultor')],
      clienteEmDestaque,
    });
    const tipoIds = await semearTipos(db);
    const gravados = await gravarAgenda(db, agenda, { tipoIds, agora });
    const nomes = new Map(
      (Object.keys(EQUIPE) as ChaveDaPessoa[]).map((chave) => [
        pessoaIds[chave],
        EQUIPE[chave].nome,
      ]),
    );
    await gravarNotificacoes(db, gravados, nomes, agora);
    await semearEntregas(db, agora);
    await semearOsModulos({
      db,
      agora,
      pessoas: Object.values(pessoaIds),
      clientes: clientes.map(({ id }) => id),
      inventar: INVENCOES,
    });
    return true;
  });
}
