#!/usr/bin/env bash
# Walks an account's life against a running server, with curl alone: register, confirm the e-mail,
# be approved, log in, reset the password. Stops with exit code 1 at the first surprise.
#
#   CAPTCHA_PROVIDER=fake RATE_LIMIT=off npm start  # in one terminal
#   scripts/account-walk.sh http://localhost:3000   # in another, with the same DATA_DIR
#
# ADMIN_EMAIL and ADMIN_PASSWORD name the admin who approves; without them, the admin of the
# demonstration, whose password is in DATA_DIR/admin-password.txt.
set -euo pipefail

site="${1:-http://localhost:3000}"
admin_email="${ADMIN_EMAIL:-admin@example.com}"
admin_password="${ADMIN_PASSWORD:-$(cat "${DATA_DIR:-./data}/admin-password.txt")}"
run="$(date +%s)-$$"
email="walk-$run@example.com"
password='Secreta-123'
new_password='Nueva-4567'
answer="$(mktemp)"
trap 'rm -f "$answer"' EXIT

fail() {
  echo "✗ $1" >&2
  echo "  answered: $(head -c 400 "$answer")" >&2
  exit 1
}

# call EXPECTED_STATUS OPERATION PAYLOAD [TOKEN]: leaves the body in $answer.
call() {
  local status
  status="$(curl -sS -o "$answer" -w '%{http_code}' -X POST "$site/api/$2" \
    -H 'content-type: application/json' -H "authorization: ${4:-}" -d "$3")"
  [ "$status" = "$1" ] || fail "$2 gave $status instead of $1"
  echo "✓ $2: $status"
}

# says TEXT: the last answer contains it.
says() {
  grep -qF "$1" "$answer" || fail "the answer does not say $1"
}

# field NAME: a text of the last answer.
field() {
  sed -n "s/.*\"$1\":\"\([^\"]*\)\".*/\1/p" "$answer"
}

# mailed TEXT PATTERN: leaves in $found the first match of PATTERN in the newest mail to us whose
# subject has TEXT, waiting for it at most half a minute.
mailed() {
  local try path
  for try in $(seq 1 60); do
    path="$(curl -sS "$site/mailbox/" | sed 's/<li>/\n/g' | grep -F "$email" | grep -F "$1" |
      sed -n 's/.*href="\([^"]*\.eml\)".*/\1/p' | head -n 1 || true)"
    if [ -n "$path" ]; then
      curl -sS -o "$answer" "$site$path"
      found="$(grep -oE "$2" "$answer" | head -n 1 || true)"
      [ -n "$found" ] || fail "the mail '$1' does not contain $2"
      echo "✓ mailed: $found"
      return
    fi
    sleep 0.5
  done
  fail "no mail to $email with the subject $1"
}

call 204 register "{\"name\":\"Ana\",\"surname\":\"Gómez\",\"email\":\"$email\",\"password\":\"$password\",\"lang\":\"en\",\"captchaTk\":\"fake:register:0.9:$run\"}"
call 409 register "{\"name\":\"Ana\",\"surname\":\"Gómez\",\"email\":\"$email\",\"password\":\"$password\",\"lang\":\"en\",\"captchaTk\":\"fake:register:0.9:$run-2\"}"
says EMAIL_IN_USE
call 403 login "{\"email\":\"$email\",\"password\":\"$password\"}"
says NOT_CONFIRM_EMAIL_ERROR

mailed 'Confirm your email' '/en/verify-email/[^/]+/[A-Za-z0-9_-]{43}'
call 204 verifyEmail "{\"email\":\"$email\",\"token\":\"${found##*/}\"}"
call 409 verifyEmail "{\"email\":\"$email\",\"token\":\"${found##*/}\"}"
says EMAIL_ALREADY_VERIFIED
call 403 login "{\"email\":\"$email\",\"password\":\"$password\"}"
says NOT_APPROVED_ERROR

call 200 login "{\"email\":\"$admin_email\",\"password\":\"$admin_password\"}"
admin="$(field token)"
call 200 getUsersSearchedResults "{\"keyword\":\"$email\"}" "$admin"
id="$(field id)"
call 200 toggleUserApproved "{\"id\":\"$id\",\"lang\":\"en\"}" "$admin"
call 400 toggleUserApproved "{\"id\":\"$id\",\"lang\":\"en\"}" "$admin"
says INVALID_DATA_ERROR
mailed 'Your account is active' '/en/login'

call 200 login "{\"email\":\"$email\",\"password\":\"$password\"}"
user="$(field token)"
call 200 validateToken "{\"token\":\"$user\"}"
says "$email"
call 204 setLastViewTariff '{}' "$user"
call 403 listUsers '{}' "$user"
says FORBIDDEN_ERROR

call 204 resetPasswordRequest "{\"email\":\"$email\",\"lang\":\"pt\"}"
mailed 'Escolha uma nova senha' '/pt/reset-password/[A-Za-z0-9_-]{43}'
call 204 resetPassword "{\"token\":\"${found##*/}\",\"newPass\":\"$new_password\",\"lang\":\"pt\"}"
call 400 resetPassword "{\"token\":\"${found##*/}\",\"newPass\":\"$new_password\",\"lang\":\"pt\"}"
says INVALID_TOKEN
call 401 setLastViewTariff '{}' "$user"
call 401 login "{\"email\":\"$email\",\"password\":\"$password\"}"
call 200 login "{\"email\":\"$email\",\"password\":\"$new_password\"}"
user="$(field token)"
mailed 'Sua senha foi alterada' 'Sua senha foi alterada'

call 204 logout '{}' "$user"
call 401 logout '{}' "$user"
call 204 deleteUser "{\"id\":\"$id\"}" "$admin"
echo 'The whole walk went as it should.'
