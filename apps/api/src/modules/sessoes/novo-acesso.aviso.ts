import { dataCivil, diaEscrito, horaCivil } from '@dominio/contrato/datas';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import { lerDispositivo } from '../../platform/dispositivo.ts';
import { lerContato, paginaDaSeguranca } from '../pessoas/pessoas.service.ts';
import type {} from './sessoes.events.ts';

const O_QUE = {
  dispositivo: 'um dispositivo que você ainda não tinha usado',
  rede: 'um lugar de onde você ainda não tinha entrado',
} as const;

/** To the owner of an account that was entered in a way that they had not used before. */
export const novoAcesso: TipoDeAviso = {
  tipo: 'novo_acesso',
  titulo: 'Novo acesso à sua conta',
  descricao: 'Entraram na sua conta de um dispositivo ou de um lugar ainda não usado.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  paraClientes: true,
  quando: {
    async 'sessao.de_lugar_novo'({ usuarioId, agente, ip, novo, em }, { id, banco }) {
      const pessoa = await lerContato(banco, usuarioId);
      if (!pessoa) return;
      const instante = new Date(em);
      const { dispositivo } = lerDispositivo(agente);
      const endereco = ip === null ? '' : `, endereço ${ip}`;
      return {
        usuarioIds: [usuarioId],
        mensagem: `Entraram na sua conta de ${O_QUE[novo]}: ${dispositivo}${endereco}, em ${diaEscrito(dataCivil(instante))}, às ${horaCivil(instante)}.`,
        url: paginaDaSeguranca(pessoa),
        trackingKey: `novo_acesso:usuario:${usuarioId}:${id}`,
        criadoPor: null,
        carta: {
          alem: 'Se não foi você, encerre essa sessão, troque a sua senha e avise o escritório.',
        },
      };
    },
  },
};
