import { dataCivil } from '@dominio/contrato/datas';
import {
  ehCpf,
  type NovoQuadro,
  type NovoSocio,
  type QuadroDeSocios,
  type Socio,
} from '@dominio/contrato/empresas-socios';
import { pode } from '../../platform/acesso/ator.ts';
import { auditandoRecusa, registrarLeitura } from '../../platform/auditoria/leitura.ts';
import type { Contexto } from '../../platform/contexto.ts';
import { dadosInvalidos } from '../../platform/erros.ts';
import { escritaDe, exigirVersao } from '../../platform/versao.ts';
import { abrirEmpresa, lerEmpresa } from './empresas.service.ts';
import * as repo from './socios.repository.ts';
import { errosDosSocios, mudancaDosSocios, semCpfInteiro } from './socios.rules.ts';

const comoSocio = ({ qualificacao, desde, ate, ...socio }: NovoSocio): Socio => ({
  ...socio,
  qualificacao: qualificacao ?? null,
  desde: desde ?? null,
  ate: ate ?? null,
});

/** Audits that whole CPFs were handed out (LGPD art. 37), once an hour for each session. */
async function registrarLeituraDosCpfs(
  ctx: Contexto,
  empresaId: number,
  { socios }: Pick<QuadroDeSocios, 'socios'>,
): Promise<void> {
  if (!socios.some(({ cpf_cnpj }) => ehCpf(cpf_cnpj))) return;
  await registrarLeitura(ctx, {
    acao: 'empresa.dados_lidos',
    tipo: 'empresa',
    ids: [empresaId],
    depois: { campos: ['socios'] },
  });
}

/**
 * The partners of a company. The CPFs are masked for callers who may not change it; reading them whole
 * is audited.
 *
 * @throws Recusa 404 outside the caller's scope.
 */
export async function lerSocios(ctx: Contexto, empresaId: number) {
  const { versao } = await lerEmpresa(ctx, empresaId);
  const socios = await repo.listar(ctx.db, empresaId);
  if (!pode(ctx.ator, 'empresas:editar')) return { socios: socios.map(semCpfInteiro), versao };
  await registrarLeituraDosCpfs(ctx, empresaId, { socios });
  return { socios, versao };
}

function trocarSocios(ctx: Contexto, empresaId: number, { versao, ...enviado }: NovoQuadro) {
  return ctx.transacao(async (tx) => {
    const empresa = await abrirEmpresa(tx, empresaId);
    const antes = await repo.listar(tx.db, empresaId);
    await exigirVersao(tx, 'empresas', empresa, versao, (atual) => ({
      socios: antes,
      versao: atual.versao,
    }));
    const depois = enviado.socios.map(comoSocio);
    const erros = errosDosSocios(depois, dataCivil(tx.agora()));
    if (erros.length > 0) throw dadosInvalidos(erros);
    await repo.trocar(tx.db, empresaId, depois, escritaDe(tx));
    await tx.auditar({
      acao: 'empresa.socios_alterados',
      objeto: { tipo: 'empresa', id: empresaId },
      clienteId: empresa.cliente_id,
      ...mudancaDosSocios(antes, depois),
    });
    await tx.aoVivo.pedirReleitura([tx.ator.usuarioId], 'clientes', empresa.cliente_id);
    return { socios: depois, versao: empresa.versao + 1 };
  });
}

/**
 * Replaces the partners of a company.
 *
 * @throws Recusa 404; 409 for a stale version, with the partners as they are, which is audited as reading
 *   them is; 422 with every wrong line.
 */
export const gravarSocios = (ctx: Contexto, empresaId: number, quadro: NovoQuadro) =>
  auditandoRecusa(
    () => trocarSocios(ctx, empresaId, quadro),
    (atual: QuadroDeSocios) => registrarLeituraDosCpfs(ctx, empresaId, atual),
  );
