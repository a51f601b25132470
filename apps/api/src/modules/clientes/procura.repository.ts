import { limparCnpj } from '@dominio/contrato/documentos';
import { type SQL, sql } from 'drizzle-orm';
import type { Ator } from '../../platform/acesso/ator.ts';
import { noEscopoDeClientes, vinculosDeClientes } from '../../platform/acesso/escopo.ts';
import { comecaCom, contemPalavras, contemTexto } from '../../platform/busca.ts';
import { type Db, literal } from '../../platform/db.ts';
import { contatoContem, contatos } from '../contatos/contatos.tables.ts';
import { contratos } from '../contratos/contratos.tables.ts';
import {
  colunas,
  deClientes,
  type LinhaDeCliente,
  nomeadoPor,
  temContato,
  veContatos,
} from './clientes.repository.ts';
import {
  arquivado,
  clientes,
  empresas,
  ouCpf,
  textoDaEmpresa,
  textoDoCliente,
} from './clientes.tables.ts';

/** Shorter terms are searched in clients' names only: they have no trigram to find elsewhere. */
const TERMO_DE_NUMERO = 3;

/** The condition that a term sets on each table. */
function condicoesDe(termo: string) {
  const semMascara = limparCnpj(termo);
  const ehNumero = /^[\w./-]*\d[\w./-]*$/.test(termo.trim());
  return {
    cliente: ouCpf(contemPalavras(textoDoCliente, termo), termo),
    numeros: semMascara.length >= TERMO_DE_NUMERO && {
      empresa: ehNumero
        ? sql`(${contemPalavras(textoDaEmpresa, termo)} or ${contemTexto(textoDaEmpresa, semMascara)})`
        : contemPalavras(textoDaEmpresa, termo),
      contrato: contemTexto(contratos.numero_contrato, termo),
    },
  };
}

/** Clients of the whole firm that match; each table by its trigram index. */
function achadosNaFirma(ator: Ator, termo: string): SQL {
  const { cliente, numeros } = condicoesDe(termo);
  const ramos = [sql`select id from ${clientes} where ${cliente}`];
  if (numeros) {
    ramos.push(
      sql`select cliente_id from ${empresas} where ${numeros.empresa}`,
      sql`select cliente_id from ${contratos} where ${numeros.contrato}`,
    );
    if (veContatos(ator)) {
      ramos.push(sql`select cliente_id from ${contatos} where ${contatoContem(termo)}`);
    }
  }
  return sql.join(ramos, sql` union `);
}

/**
 * The same among the clients linked to the actor, looked up one by one: the cost grows with the
 * links, not with the firm.
 */
function achadosNosVinculos(ator: Ator, vinculos: SQL, termo: string): SQL {
  const { cliente, numeros } = condicoesDe(termo);
  const partes = [cliente];
  if (numeros) {
    partes.push(
      sql`exists (select 1 from ${empresas}
        where ${empresas.cliente_id} = ${clientes.id} and ${numeros.empresa})`,
      sql`exists (select 1 from ${contratos}
        where ${contratos.cliente_id} = ${clientes.id} and ${numeros.contrato})`,
      ...(veContatos(ator) ? [temContato(termo)] : []),
    );
  }
  return sql`select achado.id from (${vinculos}) vinculo cross join lateral (
    select ${clientes.id} from ${clientes}
    where ${clientes.id} = vinculo.cliente_id and (${sql.join(partes, sql` or `)}) offset 0) achado`;
}

/**
 * The few clients in the actor's scope that match a term best, those whose name starts with it
 * first; ended ones only if it names them whole. Contract and company are looked up for these only.
 */
export async function procurar(db: Db, ator: Ator, termo: string, limite: number) {
  const vinculos = vinculosDeClientes(ator);
  const achados = vinculos
    ? achadosNosVinculos(ator, vinculos, termo)
    : achadosNaFirma(ator, termo);
  const comecoPrimeiro = sql`order by (${comecaCom(textoDoCliente, termo)}) desc,
    ${clientes.nome} collate "pt-BR-x-icu", ${clientes.id}`;
  const { rows } = await db.execute<LinhaDeCliente>(sql`
    select ${colunas} from ${deClientes} where ${clientes.id} in (
      select id from ${clientes}
      where ${noEscopoDeClientes(ator, clientes.id)} and id in (${achados})
        and (not (${arquivado}) or ${nomeadoPor(termo)})
      ${comecoPrimeiro} limit ${literal(limite)})
    ${comecoPrimeiro}`);
  return rows;
}
