import type { UsuarioAberto } from '@dominio/contrato/usuarios-cadastro';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import classesDoDialogo from '../../../components/ui/dialogo.module.css';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import { useReautenticar } from '../../../components/ui/use-reautenticar.tsx';
import { meiosDeProva, meuSegundoFatorOptions } from '../../../consultas/meu-segundo-fator.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { comecarVisita } from '../../../lib/na-visita.ts';

const TAMANHO_DO_MOTIVO = { minimo: 10, maximo: 300 };

function PedidoDeMotivo(props: {
  nome: string;
  /** Whether it is still being read by which ways the person can prove who they are. */
  aguardando: boolean;
  aoFechar: () => void;
  aoSeguir: (motivo: string) => void;
}) {
  const { nome, aguardando, aoFechar, aoSeguir } = props;
  const [motivo, setMotivo] = useState('');
  const [erro, setErro] = useState<string>();
  return (
    <Dialogo titulo={`Ver como ${nome}`} aoFechar={aoFechar}>
      <form
        noValidate
        onSubmit={(evento) => {
          evento.preventDefault();
          const { minimo, maximo } = TAMANHO_DO_MOTIVO;
          const escrito = motivo.trim();
          if (escrito.length >= minimo && escrito.length <= maximo) aoSeguir(escrito);
          else setErro(`Informe o motivo, com ${minimo} a ${maximo} caracteres.`);
        }}
      >
        <p className={classesDoDialogo.texto}>
          Você vê o Domínio como {nome} por 30 minutos, só para leitura, nesta aba. {nome} recebe um
          e-mail com o motivo, e tudo fica na auditoria.
        </p>
        <Textarea
          label="Motivo"
          data-autofocus
          autosize
          minRows={2}
          withAsterisk
          aria-required
          value={motivo}
          error={erro}
          onChange={(evento) => setMotivo(evento.currentTarget.value)}
        />
        <div className={classesDoDialogo.acoes}>
          <Button variant="default" onClick={aoFechar}>
            Voltar
          </Button>
          <Button type="submit" loading={aguardando}>
            Continuar
          </Button>
        </div>
      </form>
    </Dialogo>
  );
}

/**
 * Dialog in which an administrator begins a visit as a person: asks for the reason, then for proof
 * of who they are.
 */
export default function VerComo({
  usuario: { id, nome },
  aoFechar,
}: {
  usuario: Pick<UsuarioAberto, 'id' | 'nome'>;
  aoFechar: () => void;
}) {
  const [perguntando, setPerguntando] = useState(true);
  const { reautenticar, dialogo } = useReautenticar();
  const { data: fator, isPending } = useQuery(meuSegundoFatorOptions());
  const seguir = (motivo: string) => {
    setPerguntando(false);
    void reautenticar({
      texto: `Para ver o Domínio como ${nome}, confirme que é você.`,
      confirmar: 'Ver como',
      ...meiosDeProva(fator),
      executar: (prova) => comecarVisita(id, motivo, prova),
      descreverErro: mensagemDoErro,
    }).then(aoFechar);
  };
  return (
    <>
      {perguntando && (
        <PedidoDeMotivo nome={nome} aguardando={isPending} aoFechar={aoFechar} aoSeguir={seguir} />
      )}
      {dialogo}
    </>
  );
}
