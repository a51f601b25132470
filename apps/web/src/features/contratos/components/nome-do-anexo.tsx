import type { Anexo } from '@dominio/contrato/contratos-anexos';
import { UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import frases from '../../../components/ui/frases.module.css';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { baixarAnexo } from '../contratos.anexos.ts';
import classes from './anexos.module.css';

interface Props {
  anexo: Anexo;
  contratoId: number;
  /** What is said of it below its name. */
  descricao: string;
}

/** The name of an attachment, which saves its file at a click, and what is said of it. */
export function NomeDoAnexo({ anexo, contratoId, descricao }: Props) {
  const { nome } = anexo;
  const [baixando, setBaixando] = useState(false);
  const baixar = async () => {
    setBaixando(true);
    try {
      await baixarAnexo(contratoId, anexo);
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao baixar o anexo', mensagem: mensagemDoErro(erro) });
    } finally {
      setBaixando(false);
    }
  };
  return (
    <span className={classes.dados}>
      <UnstyledButton
        className={classes.nome}
        aria-label={`Baixar ${nome}`}
        aria-busy={baixando}
        onClick={() => !baixando && void baixar()}
      >
        {nome}
      </UnstyledButton>
      <small className={frases.dica}>{baixando ? 'Baixando...' : descricao}</small>
    </span>
  );
}
