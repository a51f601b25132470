import { DadosDeServico } from '@dominio/contrato/servicos';
import { camposDe } from '../../platform/campos.ts';

/** What is written of um serviço. */
export const CAMPOS = camposDe(DadosDeServico.shape);
