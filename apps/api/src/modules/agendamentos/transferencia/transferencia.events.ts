import type { Plataforma } from '../../../platform/plataforma.ts';
import { lerNome } from '../agendamentos.repository.ts';
import { lerParaAvisar, lerPessoasDosClientes } from '../avisos/avisos.repository.ts';
import { clientesQueViam } from '../avisos/avisos.rules.ts';
import { entregarAvisos } from '../avisos/avisos.service.ts';
import { avisosDeTransferencia } from './avisos-da-transferencia.rules.ts';

/** After an agenda was handed over, everybody concerned reads it again and is notified once. */
export function registrarEventosDaTransferencia({ jobs, aoVivo }: Plataforma): void {
  jobs.aoAcontecer('agenda.transferida', 'avisar', async (dados, { banco, agora }) => {
    const { de, nome, para, autorId, em, itens } = dados;
    const linhas = await lerParaAvisar(
      banco,
      itens.flatMap(({ id, choques }) => [id, ...choques]),
    );
    const porId = new Map(linhas.filter(({ excluido }) => !excluido).map((uma) => [uma.id, uma]));
    const passados = itens.flatMap(({ id, destino, choques }) => {
      const linha = porId.get(id);
      if (!linha || (destino === 'cancelar' && linha.status !== 'CANCELADO')) return [];
      return [{ linha, destino, choques: choques.flatMap((outro) => porId.get(outro) ?? []) }];
    });
    const clientes = clientesQueViam(passados.map(({ linha }) => linha));
    const dosClientes = clientes.length === 0 ? [] : await lerPessoasDosClientes(banco, clientes);
    const membros = passados.flatMap(({ linha }) => linha.membros.map(({ id }) => id));
    await aoVivo
      .em(banco)
      .pedirReleitura([...new Set([...membros, ...dosClientes])], 'agendamentos');
    const avisos = avisosDeTransferencia(passados, {
      de: { id: de, nome },
      para: para === null ? null : { id: para, nome: await lerNome(banco, para) },
      autorId,
    });
    const vez = new Date(em).getTime();
    await entregarAvisos({ banco, aoVivo, jobs, agora }, avisos, {
      autorId,
      chaveDe: ({ tipoEvento, assunto }) => ({
        trackingKey: `${tipoEvento}:agenda:${de}:${assunto}`,
        ocorrencia: `${vez}`,
      }),
    });
  });
}
