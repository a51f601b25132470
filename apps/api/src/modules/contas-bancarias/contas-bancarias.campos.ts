import { DadosDeContaBancaria } from '@dominio/contrato/contas-bancarias-campos';
import { camposDe } from '../../platform/campos.ts';

/** What is written of an account. */
export const CAMPOS = camposDe(DadosDeContaBancaria.shape);
