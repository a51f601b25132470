import type { ItemDoChecklist } from '@dominio/contrato/checklist';
import { Button, Checkbox } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Link } from 'react-router';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { contatosDoClienteOptions } from '../../../consultas/contatos-do-cliente.ts';
import { avisar } from '../../../lib/avisar.ts';
import { mensagemDoErro } from '../../../lib/erro-da-api.ts';
import { contar, formatarData } from '../../../lib/formato.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { usePedirAoCliente } from '../checklist.queries.ts';
import classes from './checklist.module.css';

interface Destinatario {
  readonly id: number;
  readonly nome: string;
  readonly email: string | null;
  readonly recebe_documentos: boolean;
}

interface Props {
  clienteId: number;
  /** Those that the client has to bring and has not. */
  itens: readonly ItemDoChecklist[];
  aoFechar: () => void;
}

/** Those who are sent documents first, each group by name. */
const emOrdem = <D extends Destinatario>(destinatarios: readonly D[]): D[] =>
  destinatarios.toSorted(
    (um, outro) => Number(outro.recebe_documentos) - Number(um.recebe_documentos),
  );

function Formulario(props: Props & { destinatarios: readonly Destinatario[] }) {
  const { clienteId, itens, destinatarios, aoFechar } = props;
  const pedir = usePedirAoCliente(clienteId);
  const [contato, setContato] = useState(String(destinatarios[0]?.id ?? ''));
  const [escolhidos, setEscolhidos] = useState<readonly number[]>(
    // What was asked for already is asked for again only when it is chosen.
    itens.filter(({ estado }) => estado !== 'solicitado').map(({ id }) => id),
  );
  const [erro, setErro] = useState<string>();
  const escolher = (id: number, sim: boolean) =>
    setEscolhidos(sim ? [...escolhidos, id] : escolhidos.filter((um) => um !== id));
  const enviar = async (evento: FormEvent) => {
    evento.preventDefault();
    if (contato === '') return setErro('Escolha a quem pedir.');
    try {
      await pedir.mutateAsync({ contato_id: Number(contato), item_ids: [...escolhidos] });
    } catch (falha) {
      return setErro(mensagemDoErro(falha));
    }
    avisar.sucesso({
      titulo: `${contar(escolhidos.length, 'item pedido', 'itens pedidos')} ao cliente`,
      mensagem: destinatarios.find(({ id }) => String(id) === contato)?.nome,
    });
    aoFechar();
  };
  return (
    <form className={classes.formulario} noValidate onSubmit={enviar}>
      <CampoDeEscolha
        label="A quem pedir"
        obrigatorio
        description={
          destinatarios.some(({ recebe_documentos }) => recebe_documentos)
            ? 'Quem recebe documentos vem primeiro.'
            : 'Nenhum contato com e-mail recebe documentos.'
        }
        opcoes={destinatarios.map(({ id, nome, email, recebe_documentos }) => ({
          valor: String(id),
          rotulo: nome,
          detalhe: [email, recebe_documentos && 'recebe documentos'].filter(Boolean).join(' · '),
        }))}
        value={contato}
        error={erro}
        onChange={(valor) => setContato(valor ?? '')}
      />
      <ul className={classes.pedidos} aria-label="Itens a pedir">
        {itens.map(({ id, titulo, estado, solicitado_em }) => (
          <li key={id}>
            <Checkbox
              label={titulo}
              description={
                estado === 'solicitado' &&
                solicitado_em &&
                `pedido em ${formatarData(solicitado_em)}`
              }
              checked={escolhidos.includes(id)}
              onChange={(evento) => escolher(id, evento.currentTarget.checked)}
            />
          </li>
        ))}
      </ul>
      <p className={frases.dica}>
        Vai um só e-mail, com a lista dos itens. A resposta chega por e-mail ou pela área do
        cliente, e você é avisado.
      </p>
      <div className={classes.botoes}>
        <Button variant="default" onClick={aoFechar}>
          Cancelar
        </Button>
        <Button type="submit" loading={pedir.isPending} disabled={escolhidos.length === 0}>
          {escolhidos.length === 0
            ? 'Pedir'
            : `Pedir ${contar(escolhidos.length, 'item', 'itens')}`}
        </Button>
      </div>
    </form>
  );
}

/** Asks a contact of the client for what the client has to bring, in one message. */
export function PedidoAoCliente(props: Props) {
  const consulta = useQuery(contatosDoClienteOptions(props.clienteId));
  return (
    <Dialogo titulo="Pedir ao cliente" aoFechar={props.aoFechar}>
      <Lido consulta={consulta} oQue="os contatos">
        {(contatos) => {
          const destinatarios = emOrdem(contatos.filter(({ email }) => email !== null));
          if (destinatarios.length > 0) {
            return <Formulario {...props} destinatarios={destinatarios} />;
          }
          return (
            <p>
              Nenhum contato deste cliente tem e-mail.{' '}
              <Link to="/contatos-importantes">Cadastre o e-mail de um contato</Link> para pedir os
              itens.
            </p>
          );
        }}
      </Lido>
    </Dialogo>
  );
}
