import { Button, Checkbox, NumberInput } from '@mantine/core';
import '@mantine/core/styles/Checkbox.css';
import '@mantine/core/styles/NumberInput.css';
import { IconRefresh } from '@tabler/icons-react';
import { useState } from 'react';
import { BotaoDeCopiar } from '../../../components/ui/botao-de-copiar.tsx';
import frases from '../../../components/ui/frases.module.css';
import {
  bitsDaSenha,
  type Conjunto,
  gerarSenha,
  NOMES_DOS_CONJUNTOS,
  type PedidoDeSenha,
  TAMANHO_DA_SENHA,
} from '../senha.rules.ts';
import classes from './ferramentas.module.css';

const NOMES = Object.entries(NOMES_DOS_CONJUNTOS) as [Conjunto, string][];
const INICIAL: PedidoDeSenha = {
  tamanho: TAMANHO_DA_SENHA.padrao,
  conjuntos: NOMES.map(([nome]) => nome),
  semDuvida: false,
};
const { minimo, maximo } = TAMANHO_DA_SENHA;

/** Generates a password, which does not leave the browser. */
export function GeradorDeSenha() {
  const [pedido, setPedido] = useState(INICIAL);
  const [senha, setSenha] = useState(() => gerarSenha(INICIAL));
  const mudar = (parcial: Partial<PedidoDeSenha>) => {
    const novo = { ...pedido, ...parcial };
    setPedido(novo);
    setSenha(gerarSenha(novo));
  };
  const marcar = (nome: Conjunto, sim: boolean) =>
    mudar({
      conjuntos: NOMES.map(([n]) => n).filter((n) =>
        n === nome ? sim : pedido.conjuntos.includes(n),
      ),
    });
  const vazia = senha === '';

  return (
    <div className={classes.ferramenta}>
      {vazia ? (
        <p className={frases.erro} role="alert">
          Escolha pelo menos um tipo de caractere.
        </p>
      ) : (
        <output className={classes.senha} aria-label="Senha gerada">
          {senha}
        </output>
      )}
      <div className={classes.acoes}>
        <Button
          disabled={vazia}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={() => mudar({})}
        >
          Gerar outra
        </Button>
        <BotaoDeCopiar texto={senha} disabled={vazia} />
      </div>
      <NumberInput
        label="Tamanho"
        data-autofocus
        description={`De ${minimo} a ${maximo} caracteres`}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        min={minimo}
        max={maximo}
        clampBehavior="blur"
        allowDecimal={false}
        value={pedido.tamanho}
        onChange={(valor) => {
          const tamanho = Number(valor);
          if (tamanho >= minimo && tamanho <= maximo) mudar({ tamanho });
        }}
      />
      <fieldset className={classes.opcoes}>
        <legend>Caracteres</legend>
        {NOMES.map(([nome, rotulo]) => (
          <Checkbox
            key={nome}
            label={rotulo}
            checked={pedido.conjuntos.includes(nome)}
            onChange={(evento) => marcar(nome, evento.currentTarget.checked)}
          />
        ))}
        <Checkbox
          label="Sem caracteres que se confundem, como 0 e O"
          checked={pedido.semDuvida}
          onChange={(evento) => mudar({ semDuvida: evento.currentTarget.checked })}
        />
      </fieldset>
      <p className={frases.dica}>
        {vazia ? '' : `${bitsDaSenha(pedido)} bits de acaso. `}Gerada neste aparelho, não é enviada
        nem guardada.
      </p>
    </div>
  );
}
