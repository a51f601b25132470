import type { TipoDeAviso } from '../../../platform/aviso.ts';

/** To whomever an administrator chose: `envios.service.ts` says what and by which ways. */
export const sistemaAviso: TipoDeAviso = {
  tipo: 'sistema_aviso',
  titulo: 'Aviso do escritório',
  descricao: 'Um administrador enviou um aviso a você, ao seu grupo, ao seu time ou a todos.',
  categoria: 'sistema',
  padrao: { sistema: true, email: true, push: false },
};
