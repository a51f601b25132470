import type { Entrega, MotivoDaEntrega } from '@dominio/contrato/notificacoes-entregas';
import { formatarDataHora } from '../../lib/formato.ts';

const POR_QUE_NAO: Readonly<Record<MotivoDaEntrega, string>> = {
  regra: 'O escritório não avisa disto por aqui.',
  preferencia: 'Você desligou este aviso por aqui.',
  item_silenciado: 'Você silenciou o item de que ele fala.',
  silencio: 'Chegou fora do seu horário de avisos.',
  ausencia: 'Chegou durante a sua ausência.',
  resumo: 'Iria no próximo resumo.',
  sem_conta: 'Você não tinha acesso ao Domínio.',
  sem_dispositivo: 'Nenhum dispositivo seu recebe push.',
  ja_lida: 'Você já tinha lido.',
  vencido: 'Chegaria tarde demais.',
  recusado: 'O serviço de envio recusou.',
};

const POR_QUE_ESPERA: Readonly<Partial<Record<MotivoDaEntrega, string>>> = {
  silencio: 'Está fora do seu horário de avisos.',
  ausencia: 'Você está ausente.',
  resumo: 'Vai no próximo resumo.',
};

/** What became of a notification by one way, and why, as people say it. */
export function fraseDaEntrega({ canal, estado, motivo, em }: Entrega): {
  estado: string;
  detalhe: string;
} {
  const quando = formatarDataHora(em);
  switch (estado) {
    case 'enviado':
      return canal === 'sistema'
        ? { estado: 'Recebida', detalhe: `Está no sino desde ${quando}.` }
        : { estado: 'Enviada', detalhe: `Saiu em ${quando}.` };
    case 'pendente':
      return { estado: 'Saindo', detalhe: 'Está na fila de envio.' };
    case 'adiado': {
      const porque = motivo && POR_QUE_ESPERA[motivo];
      return { estado: 'Adiada', detalhe: [porque, `Sai em ${quando}.`].filter(Boolean).join(' ') };
    }
    case 'falhou':
      return {
        estado: 'Não enviada',
        detalhe: motivo ? POR_QUE_NAO[motivo] : 'O envio falhou.',
      };
    case 'suprimido':
      return { estado: 'Não enviada', detalhe: motivo ? POR_QUE_NAO[motivo] : '' };
  }
}
