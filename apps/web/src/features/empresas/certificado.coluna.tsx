import type { Empresa } from '@dominio/contrato/empresas';
import type { ColunaDaTabela } from '../../components/tabela/colunas.ts';
import { PrazoDoCertificado } from './components/prazo-do-certificado.tsx';

/** How long the certificate is still valid; its last day in a sheet. */
export const CERTIFICADO: ColunaDaTabela<Empresa> = {
  id: 'certificado',
  titulo: 'Certificado',
  tipo: 'data',
  valor: ({ certificado_ate }) => certificado_ate,
  desenhar: ({ certificado_ate }) =>
    certificado_ate && <PrazoDoCertificado ate={certificado_ate} />,
  largura: '220px',
  oculta: true,
};
