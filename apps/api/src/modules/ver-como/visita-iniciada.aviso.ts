import { horaCivil } from '@dominio/contrato/datas';
import type { TipoDeAviso } from '../../platform/aviso.ts';
import type {} from './ver-como.events.ts';

/** To whoever is seen, with the reason: nobody is watched unknowingly (LGPD art. 6). */
export const visitaIniciada: TipoDeAviso = {
  tipo: 'visita_iniciada',
  titulo: 'Alguém viu o Domínio como você',
  descricao: 'Um administrador passou a ver o Domínio como você, só para leitura.',
  categoria: 'administracao',
  padrao: { sistema: true, email: true, push: true },
  critico: true,
  paraClientes: true,
  quando: {
    async 'ver_como.iniciado'({ usuarioId, visitanteId, visitante, motivo, expira_em }, { id }) {
      return {
        usuarioIds: [usuarioId],
        mensagem: `${visitante}, que administra o Domínio, passou a ver o Domínio como você, só para leitura, até as ${horaCivil(new Date(expira_em))}. Motivo informado: ${motivo}`,
        url: null,
        trackingKey: `visita_iniciada:usuario:${usuarioId}:${id}`,
        criadoPor: visitanteId,
        carta: {
          alem: 'Nada pode ser alterado assim, e a sua senha não é conhecida por ninguém. Se você não esperava por isso, fale com o escritório.',
        },
      };
    },
  },
};
