import { lerEmpresa } from '../../modules/empresas/empresas.service.ts';
import { lerCnaes, lerNaturezas } from '../../modules/empresas/tabelas-oficiais.service.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { diferencasEntre, soConhecidos } from './comparacao.rules.ts';
import * as repo from './consulta-publica.repository.ts';
import type { Consultas } from './consulta-publica.service.ts';

const codigosDe = ({ itens }: { readonly itens: readonly { readonly codigo: string }[] }) =>
  new Set(itens.map(({ codigo }) => codigo));

/** What the Receita says of a CNPJ, with no code that could not be saved. */
export async function consultarCnpj(
  ctx: Contexto,
  consultas: Pick<Consultas, 'cnpj'>,
  cnpj: string,
) {
  const { consultado_em, ...cadastro } = await consultas.cnpj(ctx, cnpj);
  const tabelas = { cnaes: codigosDe(lerCnaes()), naturezas: codigosDe(lerNaturezas()) };
  return { ...soConhecidos(cadastro, tabelas), consultado_em };
}

/**
 * Asks the Receita about a company and compares. Its register stays as it is: only when it was asked,
 * and the standing that was answered, are written.
 *
 * @throws Recusa 404 outside the caller's scope; else what the look-up throws.
 */
export async function compararComAReceita(
  ctx: Contexto,
  consultas: Pick<Consultas, 'cnpj'>,
  id: number,
) {
  const { cnpj } = await lerEmpresa(ctx, id);
  const receita = await consultarCnpj(ctx, consultas, cnpj);
  const { consultado_em, tipo, situacao_cadastral, situacao_desde, simples, mei, socios } = receita;
  return ctx.transacao(async (tx) => {
    // Read anew: the service may have taken seconds.
    const empresa = await lerEmpresa(tx, id);
    await repo.anotarConsulta(tx.db, id, {
      receita_situacao: situacao_cadastral,
      receita_consultada_em: new Date(consultado_em),
    });
    await tx.auditar({
      acao: 'empresa.receita_consultada',
      objeto: { tipo: 'empresa', id },
      clienteId: empresa.cliente_id,
      depois: { receita_situacao: situacao_cadastral },
    });
    return {
      diferencas: diferencasEntre(empresa, receita),
      tipo,
      situacao_cadastral,
      situacao_desde,
      simples,
      mei,
      socios,
      municipio_ibge: receita.municipio_ibge,
      consultado_em,
      versao: empresa.versao,
    };
  });
}
