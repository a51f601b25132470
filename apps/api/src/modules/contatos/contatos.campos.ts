import { DadosDeContato } from '@dominio/contrato/contatos';
import { camposDe } from '../../platform/campos.ts';

/** What is written of a contact. */
export const CAMPOS = camposDe(DadosDeContato.shape);
