import { dataCivil, diasEntre } from '@dominio/contrato/datas';
import type { Permissao } from '@dominio/contrato/permissoes-catalogo';
import { notificar } from '../../modules/notificacoes/notificar.service.ts';
import { aQuemContar } from '../../modules/usuarios/acesso/acesso.service.ts';
import type { Trabalho } from '../../platform/jobs.ts';
import type { TrabalhoAgendado } from '../../platform/modulo.ts';
import type { Plataforma } from '../../platform/plataforma.ts';
import { vencimentoProximo } from './vencimento-proximo.aviso.ts';
import { certificadosAVencer, contratosATerminar } from './vencimentos.repository.ts';
import {
  avisoDoCertificado,
  avisoDoContrato,
  LIMIARES_DO_CERTIFICADO,
  LIMIARES_DO_CONTRATO,
  limiarDe,
} from './vencimentos.rules.ts';

/** One thing that is about to end, as it is told. */
interface Vencimento {
  readonly clienteId: number;
  /** Without it, nobody is told of what they may not see. */
  readonly permissao: Permissao;
  readonly mensagem: string;
  readonly url: string;
  readonly trackingKey: string;
}

interface Item {
  readonly id: number;
  readonly cliente_id: number;
  readonly ate: string;
}

/** How the items of one kind are told; an item before its first threshold is left out. */
function contar<T extends Item>(
  itens: readonly T[],
  hoje: string,
  como: {
    readonly nome: 'contrato' | 'empresa';
    readonly pagina: string;
    readonly permissao: Permissao;
    readonly limiares: readonly number[];
    readonly aviso: (item: T, dias: number) => string;
  },
): Vencimento[] {
  return itens.flatMap((item) => {
    const { id, cliente_id, ate } = item;
    const dias = diasEntre(hoje, ate);
    const limiar = limiarDe(dias, como.limiares);
    if (limiar === undefined) return [];
    return {
      clienteId: cliente_id,
      permissao: como.permissao,
      mensagem: como.aviso(item, dias),
      url: `${como.pagina}?${como.nome}=${id}&cliente_id=${cliente_id}`,
      // With the day: an end that is put off is told anew.
      trackingKey: `vencimento_proximo:${como.nome}:${id}:${ate}:${limiar}`,
    };
  });
}

async function lerVencimentos({ banco }: Trabalho, hoje: string): Promise<Vencimento[]> {
  const contratos = await contratosATerminar(banco, hoje, Math.max(...LIMIARES_DO_CONTRATO));
  const certificados = await certificadosAVencer(banco, hoje, Math.max(...LIMIARES_DO_CERTIFICADO));
  return [
    ...contar(contratos, hoje, {
      nome: 'contrato',
      pagina: '/contratos',
      permissao: 'contratos:visualizar',
      limiares: LIMIARES_DO_CONTRATO,
      aviso: avisoDoContrato,
    }),
    ...contar(certificados, hoje, {
      nome: 'empresa',
      pagina: '/empresas',
      permissao: 'empresas:visualizar',
      limiares: LIMIARES_DO_CERTIFICADO,
      aviso: avisoDoCertificado,
    }),
  ];
}

/**
 * Tells who serves each client, or else its team, and may see the record, of contracts and digital
 * certificates that are about to end: once per person, thing, end and threshold, however often it
 * runs. One that fails keeps no other back.
 */
export async function avisarVencimentos(
  job: Trabalho,
  { aoVivo, jobs }: Pick<Plataforma, 'aoVivo' | 'jobs'>,
): Promise<void> {
  const vencimentos = await lerVencimentos(job, dataCivil(job.agora()));
  const falhas: unknown[] = [];
  // What is told of one client goes to the same people: they are read once.
  const aQuem = new Map<string, readonly number[]>();
  for (const { clienteId, permissao, ...aviso } of vencimentos) {
    try {
      const chave = `${permissao}:${clienteId}`;
      const meios = { db: job.banco, agora: job.agora };
      const usuarioIds = aQuem.get(chave) ?? (await aQuemContar(meios, clienteId, permissao));
      aQuem.set(chave, usuarioIds);
      await notificar({ banco: job.banco, aoVivo, jobs, agora: job.agora }, vencimentoProximo, {
        usuarioIds,
        ...aviso,
        criadoPor: null,
        visto: { clienteId, permissao },
      });
    } catch (erro) {
      falhas.push(erro);
    }
  }
  if (falhas.length > 0) throw new AggregateError(falhas, 'avisos de vencimento');
}

/** Before the working day begins. A day on which it did not run is made up for by the next. */
export const avisosDoDia: TrabalhoAgendado = {
  nome: 'vencimentos.avisar',
  cron: '15 6 * * *',
  fazer: avisarVencimentos,
};
