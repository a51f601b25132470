import { type MeusPedidosDeAcesso, PedidoDeAcesso } from '@dominio/contrato/pedidos-de-acesso';
import { Button, Textarea } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { FormularioDoRegistro } from '../../../components/formulario/formulario-do-registro.tsx';
import { sairSePuder } from '../../../components/formulario/saida.ts';
import { useFormulario } from '../../../components/formulario/use-formulario.ts';
import { Secao } from '../../../components/painel/secao.tsx';
import { Dialogo } from '../../../components/ui/dialogo.tsx';
import frases from '../../../components/ui/frases.module.css';
import { Lido } from '../../../components/ui/lido.tsx';
import { useSoLeitura } from '../../../components/ui/so-leitura.ts';
import { avisar } from '../../../lib/avisar.ts';
import { formatarDataHora } from '../../../lib/formato.ts';
import { errosDoCorpo } from '../../../lib/validar.ts';
import { CampoDeEscolha } from '../../../registros/campo-de-escolha.tsx';
import { meusPedidosOptions, usePedirAcesso } from '../pedidos.queries.ts';
import classes from './meus-acessos.module.css';

/** Labels of the contract's fields, in the form's order. */
const ROTULOS = {
  permissao: 'O que você precisa fazer',
  motivo: 'Para quê',
} as const satisfies Readonly<Record<keyof PedidoDeAcesso, string>>;
const ORDEM = Object.keys(ROTULOS) as (keyof typeof ROTULOS)[];
/** Parameter of the address with the permission to request, set by the page that was refused. */
const PARAMETRO = 'pedir';

interface PropsDoPedido {
  disponiveis: MeusPedidosDeAcesso['disponiveis'];
  /** Permission chosen at first, if it can be requested. */
  inicial: string;
  aoFechar: () => void;
}

function Pedido({ disponiveis, inicial, aoFechar }: PropsDoPedido) {
  const pedir = usePedirAcesso();
  const formulario = useFormulario({
    iniciais: {
      permissao: disponiveis.some(({ permissao }) => permissao === inicial) ? inicial : '',
      motivo: '',
    },
    ordem: ORDEM,
    validar: errosDoCorpo(PedidoDeAcesso),
  });
  const { form } = formulario;
  return (
    <Dialogo titulo="Pedir acesso" aoFechar={() => sairSePuder(aoFechar)}>
      <FormularioDoRegistro
        formulario={formulario}
        rotulos={ROTULOS}
        tituloDoErro="Erro ao pedir acesso"
        rotuloDoEnvio="Enviar pedido"
        enviando={pedir.isPending}
        gravar={(valores) => pedir.mutateAsync(PedidoDeAcesso.parse(valores))}
        avisar={({ message }) => avisar.sucesso({ titulo: message })}
        aoTerminar={aoFechar}
        aoCancelar={() => sairSePuder(aoFechar)}
      >
        <CampoDeEscolha
          {...form.getInputProps('permissao')}
          label={ROTULOS.permissao}
          placeholder="Digite para procurar"
          obrigatorio
          opcoes={disponiveis.map(({ permissao, nome }) => ({ valor: permissao, rotulo: nome }))}
          value={form.values.permissao}
          onChange={(permissao) => form.setFieldValue('permissao', permissao ?? '')}
        />
        <Textarea
          label={ROTULOS.motivo}
          description="Quem administra os acessos lê isto para decidir."
          withAsterisk
          aria-required
          autosize
          minRows={2}
          {...form.getInputProps('motivo')}
        />
      </FormularioDoRegistro>
    </Dialogo>
  );
}

/**
 * Form that requests a permission the person lacks, and the list of open requests (page book #63).
 */
export function PedidosDeAcesso() {
  const [parametros, setParametros] = useSearchParams();
  const daPagina = parametros.get(PARAMETRO);
  const [pedindo, setPedindo] = useState(daPagina);
  useEffect(() => {
    if (daPagina === null) return;
    const resto = new URLSearchParams(parametros);
    resto.delete(PARAMETRO);
    setParametros(resto, { replace: true });
  }, [daPagina, parametros, setParametros]);
  const soLeitura = useSoLeitura() !== null;
  const consulta = useQuery(meusPedidosOptions());
  const disponiveis = consulta.data?.disponiveis ?? [];
  const podePedir = !soLeitura && disponiveis.length > 0;
  return (
    <Secao
      titulo="O que você pediu"
      descricao="Falta algo para o seu trabalho? O pedido vai a quem administra os acessos, e sai daqui quando o acesso é dado ou depois de 30 dias."
      acao={
        podePedir && (
          <Button variant="default" onClick={() => setPedindo('')}>
            Pedir acesso
          </Button>
        )
      }
    >
      <Lido consulta={consulta} oQue="os seus pedidos">
        {({ pedidos }) =>
          pedidos.length === 0 ? (
            <p className={frases.dica}>
              {disponiveis.length === 0
                ? 'Você já tem todas as permissões.'
                : 'Nenhum pedido em aberto.'}
            </p>
          ) : (
            <ul className={classes.clientes}>
              {pedidos.map(({ permissao, nome, motivo, pedido_em }) => (
                <li key={permissao}>
                  <p>{nome}</p>
                  <p className={classes.porque}>
                    Pedido em {formatarDataHora(pedido_em)}: {motivo}
                  </p>
                </li>
              ))}
            </ul>
          )
        }
      </Lido>
      {podePedir && pedindo !== null && (
        <Pedido disponiveis={disponiveis} inicial={pedindo} aoFechar={() => setPedindo(null)} />
      )}
    </Secao>
  );
}
