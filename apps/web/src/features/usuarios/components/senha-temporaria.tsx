import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { HORAS_DA_SENHA_TEMPORARIA } from '@dominio/contrato/usuarios-senha';
import { Button } from '@mantine/core';
import { useState } from 'react';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { useConfirmar } from '../../../components/ui/use-confirmar.tsx';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { useResetDeSenha } from '../usuarios.queries.ts';
import classes from './usuarios.module.css';

export interface SenhaDada {
  nova_senha: string;
  expira_em: string;
}

/** A temporary password, shown until the dialog closes and never again. */
export function SenhaMostrada({
  nome,
  senha: { nova_senha, expira_em },
  aoFechar,
}: {
  nome: string;
  senha: SenhaDada;
  aoFechar: () => void;
}) {
  return (
    <Dialogo titulo="Senha temporária" deUmaVez aoFechar={aoFechar}>
      <p>Entregue a {nome} por um meio seguro. Ela não será mostrada de novo.</p>
      <output className={classes.senha} aria-label="Senha temporária">
        {nova_senha}
      </output>
      <p>Vale até {formatarDataHora(expira_em)}.</p>
      <div className={classes.atos}>
        <BotaoDeCopiar texto={nova_senha} rotulo="Copiar senha" />
        <Button onClick={aoFechar}>Concluir</Button>
      </div>
    </Dialogo>
  );
}

/** Gives a person a temporary password, after a question. */
export function useSenhaTemporaria({ id, nome }: Pick<UsuarioAberto, 'id' | 'nome'>) {
  const resetar = useResetDeSenha();
  const { confirmar, dialogo } = useConfirmar();
  const [dada, setDada] = useState<SenhaDada | null>(null);
  const dar = async () => {
    const sim = await confirmar({
      titulo: 'Gerar senha temporária?',
      texto: `A senha de ${nome} deixa de valer e as sessões abertas terminam agora. A temporária vale por ${HORAS_DA_SENHA_TEMPORARIA} horas e é trocada ao entrar.`,
      confirmar: 'Gerar senha',
      perigo: true,
    });
    if (!sim) return;
    try {
      setDada(await resetar.mutateAsync(id));
    } catch (erro) {
      avisar.erro({ titulo: 'Erro ao gerar a senha', mensagem: mensagemDoErro(erro) });
    }
  };
  return {
    dar: () => void dar(),
    /** The question and the password, to be drawn by the caller. */
    dialogos: (
      <>
        {dialogo}
        {dada && <SenhaMostrada nome={nome} senha={dada} aoFechar={() => setDada(null)} />}
      </>
    ),
  };
}
